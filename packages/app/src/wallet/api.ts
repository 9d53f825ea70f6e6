import type { QueryClient } from '@tanstack/react-query';
import type { Transaction } from '@wallet/contract/statement';
import { wallet as contract, type Transfer } from '@wallet/contract/wallet';
import { fromBaht } from '@wallet/contract/wire/money';
import { isBetweenOthers } from './accounts.ts';
import { reconcileByStatement } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import { type OnLateVerdict } from '#api/use-api-mutation.ts';
import { reconcileByReward } from '#bonus/reconcile-reward.ts';

const tsr = contractHooks('wallet', contract);
const invalidates = ['wallet', 'statement', 'profile'] as const;

export const walletQuery = () => tsr.read.queryOptions({});

/** Asks every provider for its balance again (spec 2, refresh-all). */
export const useRefreshWallet = (onDone: () => void) =>
  tsr.refresh.useMutation({ invalidates: ['wallet'], onDone });

/** Tells a transfer by its accounts; the game accounts are those that were read last. */
const isOther = (
  transaction: Transaction,
  { body }: { body: { from?: string; to: string } },
  client: QueryClient,
) => isBetweenOthers(transaction, body, client.getQueryData(walletQuery().queryKey)?.slots ?? []);

export const useTransfer = (onLateVerdict?: OnLateVerdict) =>
  tsr.transfer.useMutation({
    invalidates,
    onLateVerdict,
    reconciler: reconcileByStatement<{ body: Transfer }>('transfer', ({ body }) => fromBaht(body.amount), {
      isOther,
    }),
  });

export const useTransferAll = (onLateVerdict?: OnLateVerdict) =>
  tsr.transferAll.useMutation({
    invalidates,
    onLateVerdict,
    reconciler: reconcileByStatement('transfer', () => undefined, { isOther }),
  });

/** Moves an invite amount into the wallet (decisions 14). */
export const useAddInvite = (onLateVerdict?: OnLateVerdict) =>
  tsr.add.useMutation({
    invalidates: ['invite', 'wallet', 'statement'],
    onLateVerdict,
    reconciler: reconcileByReward('invite', ({ body }) => fromBaht(body.amount)),
  });
