import { useQuery } from '@tanstack/react-query';
import type { Progress } from '@wallet/ui/base/progress';
import { notify } from '@wallet/ui/base/Toasts';
import type { BalanceCheck } from '@wallet/ui/wallet';
import { useErrorSentences, useTranslation } from '@wallet/ui/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCooldown } from '#api/use-cooldown.ts';
import { progressOf, retryAtOf } from '#api/use-api-mutation.ts';
import { useRefreshWallet, walletQuery } from './api.ts';
import { clearStaleBalances } from './stale-balances.ts';

/** Milliseconds between two requests for fresh balances. */
const cooldown = 5_000;

/** Two ways to fresh balances: refetch the wallet, or refresh every provider (spec 2, /user/home). */
export const useBalanceChecks = (): { readonly check: BalanceCheck; readonly refreshAll: BalanceCheck } => ({
  check: useReadAnew(),
  refreshAll: useRefreshAll(),
});

function useReadAnew(): BalanceCheck {
  const wallet = useQuery(walletQuery());
  const pause = useCooldown(cooldown);
  // Outcome of the player's own check, until the wallet is refetched for any reason.
  const [end, setEnd] = useState<{ readonly at: number; readonly progress: Progress }>();
  const isCurrent = end !== undefined && end.at === wallet.dataUpdatedAt;
  return {
    progress: wallet.isFetching ? { state: 'pending' } : isCurrent ? end.progress : { state: 'idle' },
    readyAt: retryAtOf(wallet.error) ?? pause.readyAt,
    onStart() {
      pause.start();
      void wallet.refetch().then(({ dataUpdatedAt: at, isError, error }) => {
        const ended = { isPending: false, isSuccess: !isError, error };
        setEnd({ at, progress: progressOf(ended, 'unclear') });
      });
    },
  };
}

function useRefreshAll(): BalanceCheck {
  const t = useTranslation('wallet');
  const sentencesOf = useErrorSentences();
  const pause = useCooldown(cooldown);
  const { progress, retryAt, run } = useRefreshWallet(() => {
    clearStaleBalances();
    pause.start();
  });
  const showOutcome = useEffectEvent(() => {
    if (progress.state === 'refused') notify({ tone: 'failure', text: sentencesOf(progress.failure) });
    if (progress.state === 'unknown') notify({ tone: 'failure', text: t('balance.unconfirmed') });
  });
  useEffect(() => showOutcome(), [progress.state]);
  return { progress, readyAt: retryAt ?? pause.readyAt, onStart: () => void run({}) };
}
