import { hashKey, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { deposit as contract, slipWithinMinutes, type QrCode } from '@wallet/contract/deposit';
import { deadlineIn, millisecondsUntil } from '@wallet/ui/base/deadline';
import type { ActiveQr } from '@wallet/ui/deposit';
import { useRef } from 'react';
import type { PendingDeposit } from './match-deposits.ts';
import { checkDeposits, recordKnownDeposits } from './check-deposits.ts';
import { rememberMethod } from './last-method.ts';
import { pendingDeposits } from './pending-deposits.ts';
import { reconcileByStatement } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import { ApiError, outcomeOf, rejectedError } from '#api/api-error.ts';
import { staleTimeOf } from '#api/query-policy.ts';
import { walletQuery } from '#wallet/api.ts';

const tsr = contractHooks('deposit', contract);

export const depositQuery = () => tsr.lookup.queryOptions({});

/** Default lifetime of a code, in seconds (decisions 6). */
const usualLife = 900;

/** Returns the code of a response with a deadline counted from now, or null. Throws for a code that is unreadable. */
function activeQrOf({
  hasQrcode,
  qrcodeId,
  qrcode = '',
  amount,
  expireIn = usualLife,
}: QrCode): ActiveQr | null {
  if (!hasQrcode) return null;
  // The code is open, so it may still be paid.
  if (qrcodeId === undefined || amount === undefined || amount <= 0)
    throw new ApiError({ kind: 'unknown', reason: 'unexpected' });
  return { id: qrcodeId, markup: qrcode, amount, deadline: deadlineIn(expireIn * 1_000), lifetime: expireIn };
}

/** Returns the open code of a provider, or null. */
export function qrQuery(bankCode: string) {
  const request = { params: { bankCode } };
  return queryOptions<ActiveQr | null>({
    queryKey: tsr.qr.queryKey(request),
    queryFn: async ({ signal }) => activeQrOf(await tsr.qr.send(request, { signal })),
    staleTime: ({ state }) => staleTimeOf(tsr.qr.id, state.dataUpdatedAt),
  });
}

/** Creates a code. Removes cached codes of other providers, because a member has one at a time (spec 4). */
export function useCreateQr(onNone: (message: string | undefined) => void) {
  const client = useQueryClient();
  return tsr.createQr.useMutation({
    invalidates: ['deposit'],
    isResponseCached: true,
    onResponse(response, { params, body }) {
      const code = activeQrOf(response);
      if (!code) return;
      rememberMethod(params.bankCode, body.amount);
      void expectQrPayment(client, params.bankCode, code);
      const { queryKey } = qrQuery(params.bankCode);
      client.setQueryData(queryKey, code);
      client.removeQueries({
        queryKey: queryKey.slice(0, -1),
        predicate: (other) => other.queryHash !== hashKey(queryKey),
      });
    },
    onDone: (response) => {
      if (!activeQrOf(response)) onNone(response.message);
    },
  });
}

/** Cancels the open code of a provider. A refused code has already ended, so callers always refetch. */
export function useCancelQr(bankCode: string) {
  const client = useQueryClient();
  return tsr.cancelQr.useMutation({
    onResponse(_response, { params }) {
      pendingDeposits.remove(({ code }) => code?.id === params.qrcodeId);
      client.setQueryData(qrQuery(bankCode).queryKey, null);
    },
  });
}

/** Expects a deposit from now on, as long as a slip may be sent for it. */
export function expectDeposit(
  client: QueryClient,
  item: Pick<PendingDeposit, 'kind' | 'method' | 'code'>,
): Promise<void> {
  const since = Date.now();
  const until = (item.code?.expiresAt ?? since) + slipWithinMinutes * 60_000;
  pendingDeposits.add({ ...item, since, until }, client.getQueryData(walletQuery().queryKey)?.wallet.amount);
  return recordKnownDeposits(client);
}

export function expectQrPayment(client: QueryClient, method: string, code: ActiveQr): Promise<void> {
  const { id, amount, deadline, lifetime } = code;
  const expiresAt = Date.now() + millisecondsUntil(deadline);
  return expectDeposit(client, { kind: 'qr', method, code: { id, amount, expiresAt, life: lifetime } });
}

const isLink = ({ kind }: PendingDeposit): boolean => kind === 'link';

/** Sends a gift link encrypted. Without the encryption module nothing is sent. */
export function useSendLink() {
  const client = useQueryClient();
  const earlier = useRef<PendingDeposit>(undefined);
  const banks = () => client.getQueryData(depositQuery().queryKey)?.banks ?? [];
  const byDeposit = reconcileByStatement(
    () => ({ statementType: 'deposit', notFrom: banks().map(({ bankCode }) => bankCode) }),
    { operation: 'deposit.sendLink' },
  );
  return tsr.sendLink.useMutation({
    invalidates: ['wallet', 'statement'],
    async encode({ body: { link } }) {
      const { sealLink } = await import('./gift-secret.ts').catch(() => {
        throw rejectedError(navigator.onLine ? 'not-loaded' : 'offline');
      });
      return { body: { link: sealLink(link) } };
    },
    onFailure(error) {
      // A refused link brings no deposit, but a lost response may. A cancelled call belongs to an earlier session.
      const { kind } = outcomeOf(error);
      if (kind !== 'unknown' && kind !== 'cancelled') pendingDeposits.restore(isLink, earlier.current);
    },
    reconciler: {
      ...byDeposit,
      before(_client, request, sent) {
        earlier.current = pendingDeposits.get().items.find(isLink);
        // Both reads share one request of the statement.
        void expectDeposit(client, { kind: 'link', method: 'link' });
        return byDeposit.before(client, request, sent);
      },
    },
    onDone: () => void checkDeposits(client),
  });
}
