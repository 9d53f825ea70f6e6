import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { notify } from '@wallet/ui/base/Toasts';
import { useTranslation } from '@wallet/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useDialog } from '#navigation/dialog.ts';
import { poll } from './poll.ts';
import { checkDeposits } from './check-deposits.ts';
import { pendingDeposits, usePendingDeposits } from './pending-deposits.ts';

/** Milliseconds in which nobody can have paid. */
const justBegun = 3_000;

/** Looks for deposits while any is on its way, whatever page is open, and tells of them where the deposit dialog does not. */
export function DepositWatch() {
  const t = useTranslation('deposit');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useDialog();
  const { items, received } = usePendingDeposits();

  const isWaiting = items.length > 0;
  const latest = Math.max(0, ...items.map(({ since }) => since));
  useEffect(() => {
    if (!isWaiting) return undefined;
    // After a page load it may have come already; after a tap it cannot have.
    if (Date.now() - latest > justBegun) void checkDeposits(client);
    return poll(() => checkDeposits(client));
  }, [client, isWaiting, latest]);

  const isTold = search.modal === 'deposit' || search.modal === 'slip';
  const tell = useEffectEvent(() => {
    // Read anew: a dialog that closes has just told of it.
    const amount = pendingDeposits.get().received;
    if (amount === undefined) return;
    pendingDeposits.setReceived(undefined);
    notify({
      tone: 'success',
      text: t('received.toast', { amount }),
      action: {
        label: t('common:actions.openStatement'),
        onClick: () => void navigate({ to: '/user/statement' }),
      },
    });
  });
  useEffect(() => {
    if (received !== undefined && !isTold) tell();
  }, [received, isTold]);
  return null;
}
