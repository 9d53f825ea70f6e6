import type { QueryClient } from '@tanstack/react-query';
import { wallet as contract, type Transfer } from '@wallet/contract/wallet';
import { otherAccounts } from './accounts.ts';
import { satang } from '@wallet/contract/wire/money';
import { type BalanceEvidence, reconcileByStatement } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import { type OnLateVerdict } from '#api/use-api-mutation.ts';
import { reconcileByReward } from '#bonus/reconcile-reward.ts';

const tsr = contractHooks('wallet', contract);
const invalidates = ['wallet', 'statement', 'profile'] as const;

export const walletQuery = () => tsr.read.queryOptions({});

/** Reads the wallet from now on; a query would join a read that began earlier. */
export const readWalletNow = () => tsr.read.send({});

/** Milliseconds for which a balance counts as that before an effect; another phone may change it. */
const balanceIsRecent = 60_000;

/** Confirms an effect by the main wallet's balance. `changeOf` returns its change, in satang. */
export const walletEvidence = <Request>(
  changeOf: (request: Request) => number | undefined,
): BalanceEvidence<Request> => ({
  expect(request, client) {
    const { data, dataUpdatedAt = 0 } = client.getQueryState(walletQuery().queryKey) ?? {};
    const change = changeOf(request);
    if (!data || !change || Date.now() - dataUpdatedAt > balanceIsRecent) return undefined;
    return satang(data.wallet.amount + change);
  },
  read: async (client) => (await client.fetchQuery({ ...walletQuery(), staleTime: 0 })).wallet.amount,
});

/** Refreshes the balance of every provider (spec 2, refresh-all). */
export const useRefreshWallet = (onDone: () => void) =>
  tsr.refresh.useMutation({ invalidates: ['wallet'], onDone });

/** Describes a transfer by its accounts, with the names of cached game accounts. */
function wantedTransfer({ from, to, amount }: Partial<Transfer> & { to: string }, client: QueryClient) {
  const games = client.getQueryData(walletQuery().queryKey)?.slots ?? [];
  return {
    statementType: 'transfer',
    amount,
    notTo: otherAccounts(to, games),
    ...(from !== undefined && { notFrom: otherAccounts(from, games) }),
  } as const;
}

export const useTransfer = (onLateVerdict?: OnLateVerdict) =>
  tsr.transfer.useMutation({
    invalidates,
    onLateVerdict,
    reconciler: reconcileByStatement<{ body: Transfer }>(({ body }, client) => wantedTransfer(body, client), {
      operation: 'wallet.transfer',
    }),
  });

export const useTransferAll = (onLateVerdict?: OnLateVerdict) =>
  tsr.transferAll.useMutation({
    invalidates,
    onLateVerdict,
    reconciler: reconcileByStatement(({ body }, client) => wantedTransfer(body, client), {
      operation: 'wallet.transferAll',
    }),
  });

/** Takes invite earnings: their certain part goes into the wallet (decisions 14). */
export const useAddInvite = (onLateVerdict?: OnLateVerdict) =>
  tsr.add.useMutation({
    invalidates: ['invite', 'wallet', 'statement'],
    onLateVerdict,
    reconciler: reconcileByReward('wallet.add', 'invite'),
  });
