import type { ReactNode } from 'react';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { BalanceCard, type BalanceCardProps } from '../BalanceCard/BalanceCard.tsx';
import { EntryGrid, type EntryGridProps, type GridEntry } from '../EntryGrid/EntryGrid.tsx';
import classes from './HomeScreen.module.css';
import type { Satang } from '@wallet/contract/wire/money';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { GiftIcon } from '../../base/Icon/MoneyIcon.tsx';
import { Money } from '../../base/Money/Money.tsx';
import card from '../BalanceCard/BalanceCard.module.css';

/** Targets of the home page (spec 2, /user/home). */
export type HomeEntry = 'deposit' | 'withdraw' | 'transfer' | GridEntry;

export interface HomeScreenProps
  extends Omit<BalanceCardProps, 'children' | 'onOpen'>, Omit<EntryGridProps, 'onOpen' | 'receivable'> {
  onOpen: (entry: HomeEntry) => void;
  /** Recent events, rendered below the balance. */
  news?: ReactNode;
  games: ReactNode;
}

/** The dashboard: balance, tiles and games (spec 2, /user/home). */
export function HomeScreen({ onOpen, wheel, refreshAll, news, games, ...balance }: HomeScreenProps) {
  const t = useTranslation('wallet');
  const { wallet, isHidden } = balance;
  // Null when the member has no invite bonus.
  const invite =
    wallet.state === 'loading' ? undefined : wallet.state === 'ready' ? (wallet.data.invite ?? null) : null;
  return (
    <Screen title={t('title')} isTitleHidden gap="md" pt="sm">
      <div className={classes.top}>
        <PartBoundary name="balance card">
          <BalanceCard {...balance} onOpen={onOpen}>
            {invite !== null && (
              <PartBoundary name="invite row">
                <InviteRow amount={invite?.amount} isHidden={isHidden} onReceive={() => onOpen('invite')} />
              </PartBoundary>
            )}
          </BalanceCard>
        </PartBoundary>
        <div className={classes.news}>
          <PartBoundary name="news">{news}</PartBoundary>
        </div>
        <PartBoundary name="tiles">
          <EntryGrid
            onOpen={onOpen}
            wheel={wheel}
            refreshAll={refreshAll}
            receivable={isHidden ? undefined : invite?.amount || undefined}
          />
        </PartBoundary>
      </div>
      {wallet.state === 'ready' && <UnreadableAlert count={wallet.data.unreadable} />}
      <PartBoundary name="games">{games}</PartBoundary>
    </Screen>
  );
}

interface InviteRowProps {
  /** Undefined while the wallet loads. */
  amount: Satang | undefined;
  isHidden: boolean;
  onReceive: () => void;
}

/** The invite bonus in one row, with a button to receive it: the stub of the ticket. */
function InviteRow({ amount, isHidden, onReceive }: InviteRowProps) {
  const t = useTranslation('wallet');
  const isNothing = amount !== undefined && amount <= 0;
  return (
    <div className={card.stub}>
      <GiftIcon size={20} />
      <span>
        {t('invite.amount')}{' '}
        {amount === undefined ? (
          <Skeleton width="3rem" />
        ) : (
          <strong>
            <Money amount={amount} isHidden={isHidden} />
          </strong>
        )}
        {isNothing && <VisuallyHidden id="invite-reason">{t('invite.nothing')}</VisuallyHidden>}
      </span>
      <Button
        variant="light"
        size="sm"
        className={card.receive}
        disabled={isNothing || amount === undefined}
        {...(isNothing && { 'aria-describedby': 'invite-reason' })}
        onClick={onReceive}
      >
        {t('invite.receive')}
      </Button>
    </div>
  );
}
