import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  GameAccountModal,
  GameFrame,
  type GameAccountModalProps,
  type GameAction,
} from '@wallet/ui/game/GameAccountModal';
import { notify } from '@wallet/ui/base/Toasts';
import { useTranslation } from '@wallet/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import type { Route } from '#api/client.ts';
import type { ApiMutation } from '#api/use-api-mutation.ts';
import { gameAccountQuery, useActivateGame, useResetGamePassword } from './api.ts';
import { loadableOf } from '#api/query.ts';
import { invalidateNouns } from '#api/query-client.ts';
import { useResetAtEnd } from '#api/use-reset.ts';
import { walletQuery } from '#wallet/api.ts';
import { useDialog, useDialogControls } from '#navigation/dialog.ts';
import { useLastDefined } from '#navigation/use-last-defined.ts';
import { gameWindow } from '#env.ts';
import { markBalanceStale } from '#wallet/stale-balances.ts';
import { useLaunch } from './use-launch.ts';

/** `?modal=game&slot=CODE`; `?modal=play&slot=CODE` while the game runs inside the app. */
export function GameDialog() {
  const { search, close } = useDialog();
  const t = useTranslation('game');
  const code = useLastDefined(search.slot);
  const { data, isFetching } = useQuery(walletQuery());
  // A later answer without its provider must not end a running game.
  const last = useLastDefined(data?.slots.find((one) => one.code === code));
  const slot = last?.code === code ? last : undefined;
  const isAsked = search.modal === 'game' || search.modal === 'play';
  const isGone = isAsked && data !== undefined && !data.unreadable && !isFetching && !slot;
  const leave = useEffectEvent(() => {
    notify({ tone: 'failure', text: t('launch.failed.NO_GAME') });
    close();
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  // The key resets the outcome of the previous account.
  return data && slot && <GameSheet key={slot.code} slot={slot} walletBalance={data.wallet.amount} />;
}

function GameSheet({ slot, walletBalance }: Pick<GameAccountModalProps, 'slot' | 'walletBalance'>) {
  const { search, open, close } = useDialog();
  const { showDialog } = useDialogControls();
  const client = useQueryClient();
  const isAsked = search.slot === slot.code && (search.modal === 'game' || search.modal === 'play');
  const launch = useLaunch(slot, isAsked);
  // After a reload no game runs, so its address leads to the sheet.
  const isPlaying = isAsked && search.modal === 'play' && launch.framed !== undefined;
  const isOpen = isAsked && !isPlaying;
  const account = useQuery({ ...gameAccountQuery(slot.code), enabled: isOpen && slot.isActive });
  const activation = useActivateGame();
  const passwordReset = useResetGamePassword();
  useResetAtEnd(isAsked, [activation, passwordReset, launch]);
  const isLaunching = launch.progress.state === 'pending';
  const onLaunched = useEffectEvent(() => {
    // The player may have left before the link arrived.
    if (!isOpen) launch.reset();
    else if (launch.framed !== undefined) showDialog('play', { slot: slot.code });
  });
  useEffect(() => {
    if (!isLaunching) onLaunched();
  }, [isLaunching, launch.framed]);

  const bySlot = { params: { slotCode: slot.code } };
  return (
    <>
      <GameAccountModal
        isOpen={isOpen}
        onClose={close}
        slot={slot}
        account={loadableOf(account)}
        walletBalance={walletBalance}
        activation={gameAction(activation, bySlot)}
        passwordReset={gameAction(passwordReset, bySlot)}
        onReloadWallet={() => void invalidateNouns(client, ['wallet'])}
        launch={{
          progress: launch.progress,
          onStart: launch.start,
          onOpenLink: () => markBalanceStale(slot.code),
          isSameTab: gameWindow === 'same-tab',
        }}
        onTransfer={(direction) =>
          open('transfer', { slot: slot.code, ...(direction === 'out' && { direction }) })
        }
      />
      {launch.framed !== undefined && (
        <GameFrame isOpen={isPlaying} onClose={close} name={slot.name} entrance={launch.framed} />
      )}
    </>
  );
}

/** Actions of the sheet and their progress. */
const gameAction = <R extends Route>(
  { progress, run, reset }: ApiMutation<R>,
  request: Parameters<ApiMutation<R>['run']>[0],
): GameAction => ({ progress, onStart: () => run(request), onReset: reset });
