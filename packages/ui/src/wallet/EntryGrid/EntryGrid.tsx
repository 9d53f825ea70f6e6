import { Loader, Skeleton, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { RefreshIcon } from '../../base/Icon/ActionIcon.tsx';
import { FriendsIcon, GiftIcon, RefundIcon, WheelIcon } from '../../base/Icon/MoneyIcon.tsx';
import { useWords } from '../../words/index.ts';
import type { BalanceCheck } from '../BalanceCard/BalanceCard.tsx';
import classes from './EntryGrid.module.css';

const icons = { spin: WheelIcon, invite: FriendsIcon, bonus: GiftIcon, refund: RefundIcon };

/** What the tiles of home lead to (spec 2, /user/home). */
export type GridEntry = keyof typeof icons;

/**
 * The place of the wheel: empty until it is known whether the wheel is on, refresh-all while it is off, else the wheel with
 * its coins, where those are known.
 */
export type WheelTile = 'unknown' | 'off' | { readonly coins: number | undefined };

export interface EntryGridProps {
  onOpen: (entry: GridEntry) => void;
  /** What stands in the place of the wheel. */
  wheel: WheelTile;
  /** Asks every provider for its balance again. */
  refreshAll: BalanceCheck;
}

/** Everything that can be done from home, beside money in and money out. */
export function EntryGrid({ onOpen, wheel, refreshAll }: EntryGridProps) {
  const t = useWords('wallet');
  const entry = (name: GridEntry, hint?: string) => {
    const Icon = icons[name];
    return <Tile icon={<Icon />} label={t(`entry.${name}`)} hint={hint} onClick={() => onOpen(name)} />;
  };
  return (
    <nav className={classes.grid} aria-label={t('entry.label')}>
      {wheel === 'unknown' && <BlankTile />}
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
  const t = useWords('wallet');
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

/** The size of a tile with a hint, and nothing to press. */
function BlankTile() {
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
  /** A second line: what it brings, or why it cannot be used. */
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
      </Text>
      {hint !== undefined && (
        <Text span inherit c="dimmed">
          {hint}
        </Text>
      )}
    </UnstyledButton>
  );
}
