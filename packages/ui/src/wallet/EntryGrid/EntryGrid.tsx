import { SimpleGrid, Skeleton, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { RefreshIcon } from '../../base/Icon/ActionIcon.tsx';
import {
  DepositIcon,
  FriendsIcon,
  GiftIcon,
  RefundIcon,
  WheelIcon,
  WithdrawIcon,
} from '../../base/Icon/MoneyIcon.tsx';
import { useWords } from '../../words/index.ts';
import type { BalanceCheck } from '../BalanceCard/BalanceCard.tsx';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import classes from './EntryGrid.module.css';

/** What the home page leads to (spec 2, /user/home). */
export type HomeEntry = 'deposit' | 'withdraw' | 'spin' | 'invite' | 'bonus' | 'refund';

/**
 * The place of the wheel: empty until it is known whether the wheel is on, refresh-all while it is off, else the wheel with
 * its coins, where those are known.
 */
export type WheelTile = 'unknown' | 'off' | { readonly coins: number | undefined };

export interface EntryGridProps {
  /** Money in is hidden: the player pauses. */
  isDepositHidden?: boolean;
  onOpen: (entry: HomeEntry) => void;
  /** What stands in the place of the wheel. */
  wheel: WheelTile;
  /** Asks every provider for its balance again. */
  refreshAll: BalanceCheck;
}

const icons = {
  deposit: DepositIcon,
  withdraw: WithdrawIcon,
  spin: WheelIcon,
  invite: FriendsIcon,
  bonus: GiftIcon,
  refund: RefundIcon,
};

/** Everything that can be done from home; money in and money out are the largest. */
export function EntryGrid({ isDepositHidden = false, onOpen, wheel, refreshAll }: EntryGridProps) {
  const t = useWords('wallet');
  const entry = (name: HomeEntry, hint?: string) => {
    const Icon = icons[name];
    return (
      <Tile
        key={name}
        icon={<Icon size={name === 'deposit' || name === 'withdraw' ? 28 : 24} />}
        label={t(`entry.${name}`)}
        hint={hint}
        isMain={name === 'deposit'}
        onClick={() => onOpen(name)}
      />
    );
  };
  return (
    <SimpleGrid component="nav" cols={1} spacing="sm" aria-label={t('entry.label')}>
      <div className={classes.money}>
        {!isDepositHidden && entry('deposit', t('entry.depositHint'))}
        {entry('withdraw', t('entry.withdrawHint'))}
      </div>
      <div className={classes.more}>
        {wheel === 'unknown' && <BlankTile />}
        {wheel === 'off' && <RefreshAll {...refreshAll} />}
        {typeof wheel === 'object' &&
          entry('spin', wheel.coins === undefined ? undefined : t('entry.spinCoins', { count: wheel.coins }))}
        {entry('invite')}
        {entry('bonus')}
        {entry('refund')}
      </div>
    </SimpleGrid>
  );
}

function RefreshAll({ progress, readyAt, onStart }: BalanceCheck) {
  const t = useWords('wallet');
  const wait = useSecondsLeft(readyAt);
  const isPending = progress.state === 'pending';
  return (
    <Tile
      icon={<RefreshIcon />}
      label={t('entry.refreshAll')}
      hint={isPending ? t('balance.checking') : wait > 0 ? t('balance.wait', { count: wait }) : undefined}
      isDisabled={isPending || wait > 0}
      isTurning={isPending}
      onClick={onStart}
    />
  );
}

/** The size of a tile with a hint, and nothing to press. */
function BlankTile() {
  return (
    <span className={classes.tile} aria-busy>
      <Skeleton height="24px" circle />
      <span className={classes.blankLabel}>
        <Skeleton width="70%" height="0.8125rem" />
      </span>
      <span className={classes.blankLabel}>
        <Skeleton width="45%" height="0.75rem" />
      </span>
    </span>
  );
}

interface TileProps {
  icon: ReactNode;
  label: string;
  /** A second line: what it brings, or why it cannot be used. */
  hint: string | undefined;
  isDisabled?: boolean;
  isMain?: boolean;
  isTurning?: boolean;
  onClick: () => void;
}

function Tile({
  icon,
  label,
  hint,
  isDisabled = false,
  isMain = false,
  isTurning = false,
  onClick,
}: TileProps) {
  return (
    <UnstyledButton
      className={classes.tile}
      data-main={isMain}
      data-turning={isTurning}
      disabled={isDisabled}
      onClick={onClick}
    >
      <span className={classes.icon}>{icon}</span>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </span>
    </UnstyledButton>
  );
}
