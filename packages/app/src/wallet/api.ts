import type { QueryClient } from '@tanstack/react-query';
import type { Transaction } from '@wallet/contract/statement';
import { wallet as contract, type Transfer } from '@wallet/contract/wallet';
import { isBetweenOthers } from './accounts.ts';
import { reconcileByStatement } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import { type OnLateVerdict } from '#api/use-api-mutation.ts';
import { reconcileByReward } from '#bonus/reconcile-reward.ts';

const tsr = contractHooks('wallet', contract);
const invalidates = ['wallet', 'statement', 'profile'] as const;

export const walletQuery = () => tsr.read.queryOptions({});

/** Refreshes the balance of every provider (spec 2, refresh-all). */
export const useRefreshWallet = (onDone: () => void) =>
  tsr.refresh.useMutation({ invalidates: ['wallet'], onDone });

/** Reconciles a transfer by its accounts, with the names of cached game accounts. */
const isOther = (
  transaction: Transaction,
  { body }: { body: { from?: string; to: string } },
  client: QueryClient,
) => isBetweenOthers(transaction, body, client.getQueryData(walletQuery().queryKey)?.slots ?? []);

export const useTransfer = (onLateVerdict?: OnLateVerdict) =>
  tsr.transfer.useMutation({
    invalidates,
    onLateVerdict,
    reconciler: reconcileByStatement<{ body: Transfer }>('transfer', ({ body }) => body.amount, {
      isOther,
    }),
  });

export const useTransferAll = (onLateVerdict?: OnLateVerdict) =>
  tsr.transferAll.useMutation({
    invalidates,
    onLateVerdict,
    reconciler: reconcileByStatement('transfer', () => undefined, { isOther }),
  });

/** Moves invite earnings into the wallet (decisions 14). */
export const useAddInvite = (onLateVerdict?: OnLateVerdict) =>
  tsr.add.useMutation({
    invalidates: ['invite', 'wallet', 'statement'],
    onLateVerdict,
    reconciler: reconcileByReward('invite', ({ body }) => body.amount),
  });
