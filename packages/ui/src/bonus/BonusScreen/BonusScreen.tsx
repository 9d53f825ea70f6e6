import { Alert, Box, Button, Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Bonus, BonusProgress } from '@wallet/contract/bonus';
import { satang } from '@wallet/contract/wire/money';
import { useId } from 'react';
import bonusArt from '../../art/bonus.svg?no-inline';
import { useToday } from '../../base/DateTime/use-today.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { GiftIcon } from '../../base/Icon/MoneyIcon.tsx';
import type { ListRows } from '../../base/list-page.ts';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { TextSkeleton } from '../../base/TextSkeleton/TextSkeleton.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { endingOf } from '../bonus-state.ts';
import { BonusCard } from '../BonusCard/BonusCard.tsx';
import { PromotionSearch, type PromotionSearchProps } from '../PromotionSearch/PromotionSearch.tsx';
import { useBonusTypeName } from '../bonus-texts.ts';
import classes from './BonusScreen.module.css';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

interface ActiveBonus {
  type?: string | null | undefined;
  progress?: BonusProgress | null | undefined;
}

export interface BonusScreenProps {
  bonuses: Loadable<ListRows<Bonus>>;
  /** Whether a bonus is active, its type as sent by the backend, and its progress. */
  active: Loadable<ActiveBonus & { status: boolean }>;
  promotion: PromotionSearchProps;
  onOpen: (code: string) => void;
  onCurrent: () => void;
}

/** Promotion code, active bonus and bonuses on offer (spec 2, /user/bonus). */
export function BonusScreen({ bonuses, active, promotion, onOpen, onCurrent }: BonusScreenProps) {
  const t = useTranslation('bonus');
  // Shown together, so that nothing moves after it appeared.
  const isLoading = bonuses.state === 'loading' || active.state === 'loading';
  return (
    <Screen title={t('title')}>
      <Stack gap="lg">
        <Stack gap="lg" className={classes.top}>
          <PartBoundary name="promotion search">
            <PromotionSearch {...promotion} />
          </PartBoundary>
          <LoadState of={active} title={t('current.failed')} loading={null} />
          {!isLoading && active.state === 'ready' && active.data.status && (
            <PartBoundary name="current bonus">
              <CurrentBonusCard {...active.data} onOpen={onCurrent} />
            </PartBoundary>
          )}
        </Stack>
        <Stack gap="lg">
          {isLoading ? <BonusCardsSkeleton /> : <LoadState of={bonuses} title={t('failed')} />}
          {!isLoading && bonuses.state === 'ready' && (
            <>
              {bonuses.isStale && <Alert {...alertProps.warning}>{t('stale')}</Alert>}
              <UnreadableAlert count={bonuses.data.unreadable} />
              <PartBoundary name="bonuses">
                <BonusCards bonuses={bonuses.data} onOpen={onOpen} />
              </PartBoundary>
            </>
          )}
        </Stack>
      </Stack>
    </Screen>
  );
}

const grid = { minColWidth: 'min(17rem, 100%)', spacing: 'md' } as const;

function BonusCards({ bonuses, onOpen }: { bonuses: ListRows<Bonus>; onOpen: (code: string) => void }) {
  const t = useTranslation('bonus');
  const id = useId();
  const today = useToday();
  if (bonuses.length === 0)
    return bonuses.unreadable ? null : (
      <EmptyState art={bonusArt} title={t('empty.title')} text={t('empty.text')} />
    );
  return (
    <section aria-labelledby={id}>
      <Title order={2} mt={0} mx={0} mb="md" id={id}>
        {t('offers')}
      </Title>
      <SimpleGrid component="ul" {...grid} m={0} p={0} style={{ listStyle: 'none' }}>
        {bonuses.map((bonus) => (
          <Stack component="li" key={bonus.code}>
            <PartBoundary name="bonus">
              <BonusCard bonus={bonus} today={today} onOpen={() => onOpen(bonus.code)} />
            </PartBoundary>
          </Stack>
        ))}
      </SimpleGrid>
    </section>
  );
}

function CurrentBonusCard({ type, progress, onOpen }: ActiveBonus & { onOpen: () => void }) {
  const t = useTranslation('bonus');
  const typeName = useBonusTypeName();
  const id = useId();
  const ending = endingOf(progress);
  const labels = {
    complete: t('complete.move', { amount: progress?.payout ?? satang(0) }),
    cancel: t('current.cancel'),
    none: t('card.open.active'),
  };
  return (
    <Paper component="section" aria-labelledby={id} p="md">
      <Group gap="md">
        <Text span lh={0} c="blue.4">
          <GiftIcon size={28} />
        </Text>
        <Box flex="1 1 6rem">
          <Title order={2} fz="sm" c="dimmed" fw={600} id={id}>
            {t('current.title')}
          </Title>
          <Text fw={600}>{typeName(type ?? '')}</Text>
        </Box>
        <Button
          variant={ending === 'complete' ? 'filled' : 'default'}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {labels[ending]}
        </Button>
      </Group>
    </Paper>
  );
}

const skeletonCards = [0, 1, 2, 3];

function BonusCardsSkeleton() {
  return (
    <SimpleGrid {...grid} aria-busy>
      {skeletonCards.map((at) => (
        <Paper key={at} p="md">
          <Group gap="md" wrap="nowrap">
            <Skeleton height="5.5rem" width="5.5rem" flex="none" />
            <TextSkeleton lines={3} />
          </Group>
          <Group justify="space-between" mt="sm">
            <Skeleton width="40%" />
            <Skeleton width="6rem" height="2.75rem" />
          </Group>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
