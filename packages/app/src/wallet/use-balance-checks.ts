import { useQuery } from '@tanstack/react-query';
import { retryAtOf, type Progress } from '@wallet/ui/base/progress';
import { useContact } from '@wallet/ui/base/advice';
import { notify } from '@wallet/ui/base/Toasts';
import type { BalanceCheck } from '@wallet/ui/wallet';
import { useErrors, useTranslation } from '@wallet/ui/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { progressOf } from '#api/progress.ts';
import { useRefreshWallet, walletQuery } from './api.ts';
import { clearStaleBalances } from './stale-balances.ts';

/** Milliseconds between two requests for fresh balances. */
const cooldown = 5_000;

/** Refreshes the balance of every provider and reads the wallet (spec 2, /user/home). */
export function useWalletCheck(): BalanceCheck {
  const wallet = useQuery(walletQuery());
  const [readyAt, setReadyAt] = useState(0);
  // Outcome of the player's own check, until the wallet is refetched for any reason.
  const [end, setEnd] = useState<{ readonly at: number; readonly progress: Progress }>();
  const isCurrent = end !== undefined && end.at === wallet.dataUpdatedAt;
  const refresh = useRefreshWallet(clearStaleBalances, false);
  const isPending = wallet.isFetching || refresh.progress.state === 'pending';
  // A balance is up to date only if the games have sent theirs.
  const outcome = refresh.progress.state === 'done' ? end?.progress : refresh.progress;
  return {
    progress: isPending ? { state: 'pending' } : ((isCurrent ? outcome : undefined) ?? { state: 'idle' }),
    readyAt: Math.max(
      readyAt,
      retryAtOf(progressOf(wallet, 'unclear')) ?? 0,
      retryAtOf(refresh.progress) ?? 0,
    ),
    onStart() {
      setReadyAt(Date.now() + cooldown);
      const refreshed = refresh.run({}).then(() => wallet.refetch());
      void refreshed.then(({ dataUpdatedAt: at, isError, error }) => {
        const ended = { isPending: false, isSuccess: !isError, error };
        setEnd({ at, progress: progressOf(ended, 'unclear') });
      });
    },
  };
}

/** Refreshes the balance of every provider; its failures are toasts. */
export function useRefreshAll(): BalanceCheck {
  const t = useTranslation('wallet');
  const { errorSentences } = useErrors();
  const contact = useContact();
  const [readyAt, setReadyAt] = useState<number>();
  const { progress, run } = useRefreshWallet(() => {
    clearStaleBalances();
    setReadyAt(Date.now() + cooldown);
  });
  const showOutcome = useEffectEvent(() => {
    if (progress.state === 'refused') {
      const onClick = contact(progress.failure);
      const action = onClick && { label: t('common:ways.contact'), onClick };
      notify({ tone: 'failure', text: errorSentences(progress.failure), ...(action && { action }) });
    }
    if (progress.state === 'unknown') notify({ tone: 'failure', text: t('balance.unconfirmed') });
  });
  // Two refusals may follow each other without a render in between.
  const [attempts, setAttempts] = useState(0);
  useEffect(() => showOutcome(), [attempts]);
  const onStart = () => void run({}).then(() => setAttempts((count) => count + 1));
  return { progress, readyAt: retryAtOf(progress) ?? readyAt, onStart };
}
