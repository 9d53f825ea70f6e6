import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { notify } from '@wallet/ui/base/Toasts';
import { useTranslation } from '@wallet/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useStoredFlag } from '#api/store/use-stored-flag.ts';
import { usePoll } from '#api/use-poll.ts';
import { useDialog } from '#navigation/dialog.ts';
import { checkDeposits } from './check-deposits.ts';
import { justBegun } from './match-deposits.ts';
import { pendingDeposits, usePendingDeposits } from './pending-deposits.ts';

/** Polls for expected deposits on every page, and shows a toast outside the deposit dialog. */
export function DepositWatch() {
  const t = useTranslation('deposit');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useDialog();
  const { items, received } = usePendingDeposits();
  const [isHidden] = useStoredFlag('amounts-hidden');

  const isWaiting = items.length > 0;
  const latest = Math.max(0, ...items.map(({ since }) => since));
  usePoll(isWaiting, () => checkDeposits(client), latest);
  useEffect(() => {
    // A deposit can precede a page load, but not a tap.
    if (isWaiting && Date.now() - latest > justBegun) void checkDeposits(client);
  }, [client, isWaiting, latest]);

  const isShownInDialog = search.modal === 'deposit' || search.modal === 'slip';
  const showToast = useEffectEvent(() => {
    // The effect reads the state again, because a closing dialog may have acknowledged the deposit.
    const amount = pendingDeposits.get().received;
    if (amount === undefined) return;
    pendingDeposits.acknowledge(amount);
    notify({
      tone: 'success',
      text: isHidden ? t('received.title') : t('received.toast', { amount }),
      action: {
        label: t('common:actions.openStatement'),
        onClick: () => void navigate({ to: '/user/statement' }),
      },
    });
  });
  useEffect(() => {
    if (received !== undefined && !isShownInDialog) showToast();
  }, [received, isShownInDialog]);
  return null;
}
