import type { QueryClient } from '@tanstack/react-query';
import { mainWallet, wallet as contract, type Transfer, type WalletView } from '@wallet/contract/wallet';
import { otherAccounts } from './accounts.ts';
import { recentData, type WeakerEvidence, reconcileByStatement } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import { type OnLateVerdict } from '#api/use-api-mutation.ts';
import { reconcileByReward } from '#bonus/reconcile-reward.ts';

const tsr = contractHooks('wallet', contract);
const invalidates = ['wallet', 'statement', 'profile'] as const;

export const walletQuery = () => tsr.read.queryOptions({});

/** Reads the wallet from now on; a query would join a read that began earlier. */
export const readWalletNow = () => tsr.read.send({});

/** Confirms an effect by the main wallet's balance. `changeOf` returns its change, in satang. */
export const byBalance = <Request>(
  changeOf: (request: Request, wallet: WalletView) => number | undefined,
): WeakerEvidence<Request> => ({
  expect(request, client) {
    const data = recentData(client, walletQuery());
    const change = data && changeOf(request, data);
    if (!change) return undefined;
    const before = data.wallet.amount;
    return { before, after: before + change };
  },
  async read(client, since) {
    const { wallet } = await client.fetchQuery({ ...walletQuery(), staleTime: Date.now() - since + 1 });
    return wallet.amount;
  },
});

/** Returns the sum of the game accounts in satang, or NaN if one is not known. */
const sumOfGames = ({ slots }: WalletView): number =>
  slots.reduce((sum, { amount = NaN }) => sum + amount, 0);

/** Refreshes the balance of every provider (spec 2, refresh-all). Without `isRead` the caller reads the wallet. */
export const useRefreshWallet = (onDone: () => void, isRead = true) =>
  tsr.refresh.useMutation({ ...(isRead && { invalidates: ['wallet'] as const }), onDone });

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

/** Returns whether a transfer of the last minutes failed: a failed transaction that comes late may be that one. */
const hasFailedBefore = (client: QueryClient): boolean =>
  client.getMutationCache().find({ mutationKey: ['wallet.transfer'], status: 'error' }) !== undefined;

export const useTransfer = (onLateVerdict?: OnLateVerdict) =>
  tsr.transfer.useMutation({
    invalidates,
    onLateVerdict,
    reconciler: reconcileByStatement<{ body: Transfer }>(
      ({ body }, client) => ({ ...wantedTransfer(body, client), mayFail: !hasFailedBefore(client) }),
      {
        operation: 'wallet.transfer',
        weaker: byBalance(({ body: { from, to, amount } }) =>
          from === mainWallet ? -amount : to === mainWallet ? amount : undefined,
        ),
      },
    ),
  });

export const useTransferAll = (onLateVerdict?: OnLateVerdict) =>
  tsr.transferAll.useMutation({
    invalidates,
    onLateVerdict,
    reconciler: reconcileByStatement<{ body: { to: string } }>(
      ({ body }, client) => wantedTransfer(body, client),
      {
        operation: 'wallet.transferAll',
        weaker: byBalance(({ body: { to } }, before) => (to === mainWallet ? sumOfGames(before) : undefined)),
      },
    ),
  });

/** Takes invite earnings: their certain part goes into the wallet (decisions 14). */
export const useAddInvite = (onLateVerdict?: OnLateVerdict) =>
  tsr.add.useMutation({
    invalidates: ['invite', 'wallet', 'statement'],
    onLateVerdict,
    reconciler: reconcileByReward('wallet.add', 'invite'),
  });
