import { Loader, Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { moneyText, type Satang } from '@wallet/contract/wire/money';
import type { ReactNode } from 'react';
import { TileIcon, type TileIconName } from '../../art/TileIcon.tsx';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { useTranslation } from '../../i18n/index.ts';
import type { BalanceCheck } from '../BalanceCard/BalanceCard.tsx';
import classes from './EntryGrid.module.css';

/** Targets of the tiles on home (spec 2, /user/home). */
export type GridEntry = 'spin' | 'invite' | 'bonus' | 'refund';

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
  /** The invite bonus to receive; undefined without one, and while amounts are hidden. */
  receivable?: Satang | undefined;
}

/** The tiles of home: wheel, invite, bonus and refund. */
export function EntryGrid({ onOpen, wheel, refreshAll, receivable }: EntryGridProps) {
  const t = useTranslation('wallet');
  const coins = typeof wheel === 'object' ? wheel.coins : undefined;
  return (
    <nav className={classes.grid} aria-label={t('entry.label')}>
      {wheel === 'unknown' && (
        <span className={classes.tile} aria-busy>
          <Skeleton height="36px" width="36px" circle />
          <Skeleton width="70%" />
        </span>
      )}
      {wheel === 'off' && <RefreshAll {...refreshAll} />}
      {typeof wheel === 'object' && (
        <Tile name="spin" badge={coins || undefined} onClick={() => onOpen('spin')}>
          {coins !== undefined && t('entry.spinCoins', { count: coins })}
        </Tile>
      )}
      <Tile
        name="invite"
        badge={receivable && moneyText(receivable).replace(/\.\d+$/, '')}
        onClick={() => onOpen('invite')}
      >
        {receivable && moneyText(receivable)}
      </Tile>
      <Tile name="bonus" onClick={() => onOpen('bonus')} />
      <Tile name="refund" onClick={() => onOpen('refund')} />
    </nav>
  );
}

function RefreshAll({ progress, readyAt, onStart }: BalanceCheck) {
  const t = useTranslation('wallet');
  const wait = useSecondsLeft(readyAt);
  const isPending = progress.state === 'pending';
  return (
    <Tile
      name="refreshAll"
      icon={isPending && <Loader size={36} />}
      badge={wait > 0 ? wait : undefined}
      isDisabled={isPending || wait > 0}
      onClick={onStart}
    >
      {isPending ? t('balance.checking') : wait > 0 && t('balance.wait', { count: wait })}
    </Tile>
  );
}

interface TileProps {
  name: TileIconName;
  /** Replaces the drawing. */
  icon?: ReactNode;
  /** Number in the corner; `children` have it in words. */
  badge?: number | string | undefined;
  /** Follows the name for screen readers. */
  children?: ReactNode;
  isDisabled?: boolean;
  onClick: () => void;
}

/** Shows a name that fits in one line, and has the full name for screen readers. */
function Tile({ name, icon, badge, children, isDisabled = false, onClick }: TileProps) {
  const t = useTranslation('wallet');
  return (
    <UnstyledButton className={classes.tile} disabled={isDisabled} onClick={onClick}>
      {icon || <TileIcon name={name} />}
      <span className={classes.label} aria-hidden>
        {t(`entry.short.${name}`)}
      </span>
      {badge !== undefined && (
        <span className={classes.badge} aria-hidden>
          {badge}
        </span>
      )}
      <VisuallyHidden>
        {t(`entry.${name}`)} {children}
      </VisuallyHidden>
    </UnstyledButton>
  );
}
