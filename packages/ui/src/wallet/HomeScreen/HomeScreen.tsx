import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Screen } from '../../base/Screen/Screen.tsx';
import { Unreadable } from '../../base/Unreadable/Unreadable.tsx';
import { useWords } from '../../words/index.ts';
import { BalanceCard, type BalanceCardProps } from '../BalanceCard/BalanceCard.tsx';
import { EntryGrid, type EntryGridProps, type GridEntry } from '../EntryGrid/EntryGrid.tsx';
import { InviteRow } from './InviteRow.tsx';
import classes from './HomeScreen.module.css';

/** What the home page leads to (spec 2, /user/home). */
export type HomeEntry = 'deposit' | 'withdraw' | GridEntry;

export interface HomeScreenProps
  extends Omit<BalanceCardProps, 'children' | 'onOpen'>, Omit<EntryGridProps, 'onOpen'> {
  onOpen: (entry: HomeEntry) => void;
  /** Leads to receiving the invite bonus; offered only where there is something to receive. */
  onReceiveInvite: () => void;
  /** What has happened lately, below the balance. */
  news?: ReactNode;
  /** The carousels of game cards. */
  games: ReactNode;
}

/** The dashboard: the balance, everything that can be done with it, and the games (spec 2, /user/home). */
export function HomeScreen({
  onOpen,
  wheel,
  refreshAll,
  onReceiveInvite,
  news,
  games,
  ...balance
}: HomeScreenProps) {
  const t = useWords('wallet');
  const { wallet, isHidden } = balance;
  // Null: there is none.
  const invite =
    wallet.state === 'loading' ? undefined : wallet.state === 'ready' ? (wallet.data.invite ?? null) : null;
  return (
    <Screen title={t('title')} isTitleHidden>
      <div className={classes.top}>
        <Stack gap="md">
          <BalanceCard {...balance} onOpen={onOpen}>
            {invite !== null && (
              <InviteRow baht={invite?.amount} isHidden={isHidden} onReceive={onReceiveInvite} />
            )}
          </BalanceCard>
          {news}
        </Stack>
        <EntryGrid onOpen={onOpen} wheel={wheel} refreshAll={refreshAll} />
      </div>
      {wallet.state === 'ready' && <Unreadable count={wallet.data.unreadable} />}
      {games}
    </Screen>
  );
}
