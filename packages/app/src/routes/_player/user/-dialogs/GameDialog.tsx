import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isScreenComing } from '@wallet/contract/coming';
import {
  GameAccountModal,
  type GameAccountModalProps,
  type GameEffect,
} from '@wallet/ui/game/GameAccountModal';
import { useEffect, useEffectEvent } from 'react';
import type { Route } from '../../../../api/client.ts';
import type { Effect } from '../../../../api/effect.ts';
import { gameAccountQuery, useActivateGame, useResetGamePassword } from '../../../../api/game.ts';
import { loadableOf } from '../../../../api/query.ts';
import { touch } from '../../../../api/query-client.ts';
import { walletQuery } from '../../../../api/wallet.ts';
import { useDialog, useLast } from '../../../../dialog/dialog.ts';

/** `?modal=game&slot=CODE` */
export function GameDialog() {
  const { search } = useDialog();
  const code = useLast(search.slot);
  const { data } = useQuery(walletQuery());
  const slot = data?.slots.find((one) => one.code === code);
  // Under its own key: what became of one account is not told of another.
  return data && slot && <GameSheet key={slot.code} slot={slot} walletBalance={data.wallet.amount} />;
}

function GameSheet({ slot, walletBalance }: Pick<GameAccountModalProps, 'slot' | 'walletBalance'>) {
  const { search, open, close } = useDialog();
  const client = useQueryClient();
  const isOpen = search.modal === 'game' && search.slot === slot.code;
  const account = useQuery({ ...gameAccountQuery(slot.code), enabled: isOpen && slot.isActive });
  const activation = useActivateGame();
  const passwordReset = useResetGamePassword();
  const forgetEnds = useEffectEvent(() => {
    for (const { progress, reset } of [activation, passwordReset]) if (progress.state !== 'pending') reset();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => forgetEnds();
  }, [isOpen]);

  const bySlot = { params: { slotCode: slot.code } };
  return (
    <GameAccountModal
      isOpen={isOpen}
      onClose={close}
      slot={slot}
      account={loadableOf(account)}
      walletBalance={walletBalance}
      activation={gameEffect(activation, bySlot)}
      passwordReset={gameEffect(passwordReset, bySlot)}
      onLookAgain={() => void touch(client, ['wallet'])}
      isLaunchComing={isScreenComing('game.autoLogin')}
      onLaunch={() => undefined}
      onTransfer={(direction) =>
        open('transfer', { slot: slot.code, ...(direction === 'out' && { direction }) })
      }
    />
  );
}

/** What the sheet can start, and how it stands. */
const gameEffect = <R extends Route>(
  { progress, run, reset }: Effect<R>,
  request: Parameters<Effect<R>['run']>[0],
): GameEffect => ({ progress, onStart: () => run(request), onForget: reset });
