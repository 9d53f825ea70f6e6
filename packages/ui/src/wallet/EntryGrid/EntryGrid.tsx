import { Loader, Skeleton, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { RefreshIcon } from '../../base/Icon/MemberIcon.tsx';
import { FriendsIcon, GiftIcon, RefundIcon, WheelIcon } from '../../base/Icon/MoneyIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import type { BalanceCheck } from '../BalanceCard/BalanceCard.tsx';
import classes from './EntryGrid.module.css';

const icons = { spin: WheelIcon, invite: FriendsIcon, bonus: GiftIcon, refund: RefundIcon };

/** Targets of the tiles on home (spec 2, /user/home). */
export type GridEntry = keyof typeof icons;

/**
 * State of the wheel's tile: a skeleton while unknown, "refresh all" while the wheel is off, else the wheel with its
 * coins.
 */
export type WheelTile = 'unknown' | 'off' | { readonly coins: number | undefined };

export interface EntryGridProps {
  onOpen: (entry: GridEntry) => void;
  wheel: WheelTile;
  /** Refreshes the balance of every provider. */
  refreshAll: BalanceCheck;
}

/** The tiles of home: wheel, invite, bonus and refund. */
export function EntryGrid({ onOpen, wheel, refreshAll }: EntryGridProps) {
  const t = useTranslation('wallet');
  const entry = (name: GridEntry, hint?: string) => {
    const Icon = icons[name];
    return <Tile icon={<Icon />} label={t(`entry.${name}`)} hint={hint} onClick={() => onOpen(name)} />;
  };
  return (
    <nav className={classes.grid} aria-label={t('entry.label')}>
      {wheel === 'unknown' && <TileSkeleton />}
      {wheel === 'off' && <RefreshAll {...refreshAll} />}
      {typeof wheel === 'object' &&
        entry('spin', wheel.coins === undefined ? undefined : t('entry.spinCoins', { count: wheel.coins }))}
      {entry('invite')}
      {entry('bonus')}
      {entry('refund')}
    </nav>
  );
}

function RefreshAll({ progress, readyAt, onStart }: BalanceCheck) {
  const t = useTranslation('wallet');
  const wait = useSecondsLeft(readyAt);
  const isPending = progress.state === 'pending';
  return (
    <Tile
      icon={isPending ? <Loader size={24} /> : <RefreshIcon />}
      label={t('entry.refreshAll')}
      hint={isPending ? t('balance.checking') : wait > 0 ? t('balance.wait', { count: wait }) : undefined}
      isDisabled={isPending || wait > 0}
      onClick={onStart}
    />
  );
}

/** Has the size of a tile with a hint. */
function TileSkeleton() {
  return (
    <span className={classes.tile} aria-busy>
      <Skeleton height="24px" width="24px" circle />
      <Skeleton width="70%" />
      <Skeleton width="45%" />
    </span>
  );
}

interface TileProps {
  icon: ReactNode;
  label: string;
  /** Second line: an amount, or the reason why the tile is disabled. */
  hint: string | undefined;
  isDisabled?: boolean;
  onClick: () => void;
}

function Tile({ icon, label, hint, isDisabled = false, onClick }: TileProps) {
  return (
    <UnstyledButton className={classes.tile} disabled={isDisabled} onClick={onClick}>
      {icon}
      <Text span inherit fw={600}>
        {label}
      </Text>{' '}
      {hint !== undefined && (
        <Text span inherit c="dimmed">
          {hint}
        </Text>
      )}
    </UnstyledButton>
  );
}
