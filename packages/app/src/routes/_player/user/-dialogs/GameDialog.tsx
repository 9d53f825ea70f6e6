import { useQuery } from '@tanstack/react-query';
import { isScreenComing } from '@wallet/contract/coming';
import { GameAccountModal, type GameEffect } from '@wallet/ui/game/GameAccountModal';
import type { Route } from '../../../../api/client.ts';
import type { Effect } from '../../../../api/effect.ts';
import { gameAccountQuery, useActivateGame, useResetGamePassword } from '../../../../api/game.ts';
import { loadableOf } from '../../../../api/query.ts';
import { walletQuery } from '../../../../api/wallet.ts';
import { useDialog, useLast } from '../../../../dialog/dialog.ts';

/** `?modal=game&slot=CODE` */
export function GameDialog() {
  const { search, open, close } = useDialog();
  const code = useLast(search.slot);
  const wallet = useQuery(walletQuery());
  const slot = wallet.data?.slots.find((one) => one.code === code);
  const isOpen = search.modal === 'game' && slot !== undefined;
  const account = useQuery({ ...gameAccountQuery(code ?? ''), enabled: isOpen && slot.isActive });
  const activation = useActivateGame();
  const passwordReset = useResetGamePassword();
  if (!wallet.data || !slot) return null;

  const bySlot = { params: { slotCode: slot.code } };
  return (
    <GameAccountModal
      key={slot.code}
      isOpen={isOpen}
      onClose={close}
      slot={slot}
      account={loadableOf(account)}
      walletBalance={wallet.data.wallet.amount}
      activation={gameEffect(activation, bySlot)}
      passwordReset={gameEffect(passwordReset, bySlot)}
      onLookAgain={() => void wallet.refetch()}
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
