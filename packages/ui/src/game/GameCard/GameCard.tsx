import { Badge, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import type { Slot } from '@wallet/contract/game';
import { formatBaht, times } from '@wallet/contract/wire/money';
import { MarketPart } from '../../art/MarketPart.tsx';
import { EarlyPlace } from '../../base/EarlyPlace/EarlyPlace.tsx';
import { LockIcon } from '../../base/Icon/MemberIcon.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { Picture, type PictureProps } from '../../base/Picture/Picture.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { memo } from 'react';
import classes from './GameCard.module.css';
import { useNearView } from './use-near-view.ts';

export interface GameCardProps {
  slot: Slot;
  isHidden: boolean;
  isStale?: boolean;
  /** Visible without scrolling: its pictures load first, those of other cards when they come near the view. */
  isFirst?: boolean;
  onOpen: (slot: Slot) => void;
}

/** A provider's picture with its balance in baht and in its own units, or a prompt to open an account (spec 2, /user/home). */
export const GameCard = memo(function GameCard({
  slot,
  isHidden,
  isStale = false,
  isFirst = false,
  onOpen,
}: GameCardProps) {
  const t = useTranslation('game');
  const balance = slot.amount;
  const { isNear, watch } = useNearView(isFirst);
  return (
    <UnstyledButton
      ref={isNear ? undefined : watch}
      className={classes.card}
      data-active={slot.isActive}
      aria-haspopup="dialog"
      onClick={() => onOpen(slot)}
    >
      {isNear && (
        <>
          <Picture
            className={classes.scene}
            address={slot.background}
            {...loadingOf(isFirst)}
            fallback={<MarketPart className={classes.scene} code={slot.code} />}
          />
          <Picture className={classes.logo} address={slot.logo} {...loadingOf(isFirst)} />
        </>
      )}
      <Group component="span" className={classes.foot} gap="0.25rem 0.75rem" justify="space-between">
        <Stack component="span" gap={0} flex="1 1 5rem" miw={0}>
          <Text span className={classes.name} size="sm" fw={600} lineClamp={4}>
            {slot.name}
          </Text>
          {slot.isActive && balance !== undefined && (
            <Hint span size="xs">
              {t('card.units', { amount: isHidden ? '••••' : formatBaht(times(balance, slot.ftWalletSlot)) })}
            </Hint>
          )}
          {slot.isActive && isStale && (
            <Hint span size="xs">
              {t('card.stale')}
            </Hint>
          )}
        </Stack>
        {slot.isActive ? (
          <Text span inherit fw={700}>
            {balance === undefined ? '–' : <Money amount={balance} isHidden={isHidden} />}
          </Text>
        ) : (
          <Badge variant="filled" color="gold" radius="xl" leftSection={<LockIcon size={16} />}>
            {t('card.open')}
          </Badge>
        )}
      </Group>
    </UnstyledButton>
  );
});

const loadingOf = (isFirst: boolean | undefined) =>
  ({
    alt: '',
    fetchPriority: isFirst ? 'high' : 'low',
    decoding: 'async',
  }) as const satisfies Partial<PictureProps>;

/**
 * The pictures and the name that the first script fills in. They must not delay the app, whose own card then finds
 * them loaded.
 */
export const EarlyCard = () => (
  <EarlyPlace name="card">
    <span className={classes.card}>
      <img className={classes.scene} {...loadingOf(false)} referrerPolicy="no-referrer" />
      <img className={classes.logo} {...loadingOf(false)} referrerPolicy="no-referrer" />
      <Group component="span" className={classes.foot}>
        <Text span className={classes.name} size="sm" fw={600} lineClamp={4} />
      </Group>
    </span>
  </EarlyPlace>
);
