import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '@wallet/ui/base/Toasts';
import type { DepositModalProps } from '@wallet/ui/deposit';
import { useErrors } from '@wallet/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { expectQrPayment, qrQuery, useCancelQr, useCreateQr } from './api.ts';
import { loadableOf } from '#api/query.ts';
import { invalidateCall } from '#api/query-client.ts';
import { useOfflineReset, useResetAtEnd } from '#api/use-reset.ts';
import { lastAmount } from './last-method.ts';
import { checkDeposits } from './check-deposits.ts';
import { pendingDeposits, usePendingDeposits } from './pending-deposits.ts';

/** State of the open code of a provider: the code, its mutations and its end. */
export function useQrDeposit(provider: string, isOpen: boolean): DepositModalProps['qr'] {
  const client = useQueryClient();
  const { errorText } = useErrors();
  const { items } = usePendingDeposits();
  const query = useQuery({ ...qrQuery(provider), enabled: isOpen });
  const creation = useCreateQr((message) =>
    notify({ tone: 'failure', text: errorText(message ?? 'QR_FAIL') }),
  );
  const cancellation = useCancelQr(provider);
  useOfflineReset(creation, cancellation);
  useResetAtEnd(true, [creation, cancellation], `${provider} ${isOpen}`);

  const code = query.data ?? undefined;
  const awaited = items.find(({ method, code: one }) => method === provider && one)?.code;
  const isAwaited = awaited !== undefined && awaited.id === code?.id;
  const begin = useEffectEvent(() => {
    // A cached code may have ended.
    if (code && !isAwaited && !query.isFetching) void expectQrPayment(client, provider, code);
  });
  useEffect(() => begin(), [code?.id, query.isFetching]);

  // An earlier code that no tab expects may be paid or over, so the view waits for the backend.
  const isCurrent = isAwaited || !query.isFetching;
  const data =
    code && (isCurrent ? { ...code, lifetime: isAwaited ? awaited.life : code.lifetime } : undefined);
  return {
    code: loadableOf({ ...query, data: code ? data : query.data }),
    ended:
      query.data === null && awaited
        ? { amount: awaited.amount, isExpired: query.dataUpdatedAt >= awaited.expiresAt }
        : undefined,
    creation: creation.progress,
    cancellation: cancellation.progress,
    again: lastAmount(provider),
    onEdit: creation.reset,
    onCreate: (amount) => creation.run({ params: { bankCode: provider }, body: { amount } }),
    onCancel: async (qrcodeId) => {
      await cancellation.run({ params: { qrcodeId } });
      await Promise.all([invalidateCall(client, 'deposit.qr'), checkDeposits(client)]);
    },
    onReload: () => Promise.all([query.refetch(), checkDeposits(client)]),
    onCheck: () => checkDeposits(client),
    onAgain: () => pendingDeposits.remove(({ method, kind }) => kind === 'qr' && method === provider),
  };
}
