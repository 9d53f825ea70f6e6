import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { GiftIcon } from '../../base/Icon/MoneyIcon.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { Unreadable } from '../../base/Unreadable/Unreadable.tsx';
import { useWords } from '../../words/index.ts';
import { BalanceCard, type BalanceCardProps } from '../BalanceCard/BalanceCard.tsx';
import { EntryGrid, type EntryGridProps } from '../EntryGrid/EntryGrid.tsx';
import classes from './HomeScreen.module.css';

export interface HomeScreenProps extends Omit<BalanceCardProps, 'children'>, EntryGridProps {
  /** Leads to receiving the invite bonus; offered only where there is something to receive. */
  onReceiveInvite: () => void;
  /** What has happened lately, above everything else. */
  news?: ReactNode;
  /** The carousels of game cards. */
  games: ReactNode;
}

/** The dashboard: the balance, everything that can be done with it, and the games (spec 2, /user/home). */
export function HomeScreen({
  isDepositHidden = false,
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
  return (
    <Screen title={t('title')} isTitleHidden>
      {news}
      <div className={classes.top}>
        <BalanceCard {...balance}>
          {wallet.state === 'loading' && <div className={classes.invite} />}
          {wallet.state === 'ready' && wallet.data.invite && (
            <InviteBonus baht={wallet.data.invite.amount} isHidden={isHidden} onReceive={onReceiveInvite} />
          )}
        </BalanceCard>
        <EntryGrid isDepositHidden={isDepositHidden} onOpen={onOpen} wheel={wheel} refreshAll={refreshAll} />
      </div>
      {wallet.state === 'ready' && <Unreadable count={wallet.data.unreadable} />}
      {games}
    </Screen>
  );
}

interface InviteBonusProps {
  baht: number;
  isHidden: boolean;
  onReceive: () => void;
}

function InviteBonus({ baht, isHidden, onReceive }: InviteBonusProps) {
  const t = useWords('wallet');
  const reason = baht > 0 ? undefined : t('invite.nothing');
  return (
    <div className={classes.invite}>
      <GiftIcon size={22} />
      <p className={classes.inviteWords}>
        <Text span size="xs" c="dimmed" fw={400}>
          {t('invite.amount')}
        </Text>
        <Money baht={baht} isHidden={isHidden} />
      </p>
      {reason === undefined ? (
        <Button variant="light" size="sm" onClick={onReceive}>
          {t('invite.receive')}
        </Button>
      ) : (
        <Stack gap={0} align="flex-end" fz="xs" ta="end" c="dimmed">
          <Button variant="light" size="sm" disabled aria-describedby="invite-reason">
            {t('invite.receive')}
          </Button>
          <span id="invite-reason">{reason}</span>
        </Stack>
      )}
    </div>
  );
}
