import { Group, Skeleton, Stack, Title } from '@mantine/core';
import { slotCategories, type Slot } from '@wallet/contract/game';
import { isListed } from '@wallet/contract/wire/kind';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { EarlyCard } from '../GameCard/GameCard.tsx';
import { GameCarousel, visibleSlides } from './GameCarousel.tsx';
import classes from './Games.module.css';

export interface GamesProps {
  /** Providers of all categories, in server order. */
  slots: Loadable<readonly Slot[]>;
  staleCodes?: ReadonlySet<string>;
  isHidden: boolean;
  onOpen: (slot: Slot) => void;
}

/** The carousels of home: slot, sport, lotto, then unlisted categories (spec 2, /user/home). */
export function Games({ slots, staleCodes, isHidden, onOpen }: GamesProps) {
  const t = useTranslation('game');
  if (slots.state === 'failed')
    return <ErrorState title={t('failed')} onRetry={slots.retry} failure={slots.failure} />;
  const sent = slots.state === 'ready' ? slots.data.map(({ category }) => category) : [];
  // An unlisted category has the name that the backend sends.
  const categories = [...new Set([...slotCategories, ...sent])];
  return (
    <Stack component="section" gap="lg" aria-label={t('title')}>
      {categories.map((category, at) =>
        slots.state === 'loading' ? (
          <Stack key={category} gap="sm" aria-busy>
            <Title order={2}>
              {isListed(slotCategories, category) ? t(`category.${category}`) : category}
            </Title>
            <Group wrap="nowrap" gap="1.25rem" style={{ overflow: 'hidden' }}>
              {[0, 1, 2].map((number) => (
                <span key={number} className={`${classes.slide} ${classes.blank}`}>
                  <Skeleton height="100%" />
                  {at === 0 && number < visibleSlides && <EarlyCard />}
                </span>
              ))}
            </Group>
          </Stack>
        ) : (
          <PartBoundary key={category} name="game row">
            <GameCarousel
              category={category}
              slots={slots.data.filter((slot) => slot.category === category)}
              isHidden={isHidden}
              isFirst={at === 0}
              isStale={({ code }) => (slots.isStale || staleCodes?.has(code)) ?? false}
              onOpen={onOpen}
            />
          </PartBoundary>
        ),
      )}
    </Stack>
  );
}
