import type { QueryClient } from '@tanstack/react-query';
import type { Transaction } from '@wallet/contract/statement';
import { wallet as contract, type Transfer } from '@wallet/contract/wallet';
import { fromBaht } from '@wallet/contract/wire/money';
import { isBetweenOthers } from './accounts.ts';
import { byStatement } from '#statement/reconcile.ts';
import { endpointsOf } from '#api/client.ts';
import { useEffectCall, type OnLateVerdict } from '#api/use-api-mutation.ts';
import { byGain } from '#bonus/reconcile-reward.ts';
import { reading } from '#api/query.ts';

const calls = endpointsOf('wallet', contract);
const touches = ['wallet', 'statement', 'profile'] as const;

export const walletQuery = () => reading(calls.read, {});

/** Asks every provider for its balance again (spec 2, refresh-all). */
export const useRefreshWallet = (onDone: () => void) =>
  useEffectCall(calls.refresh, { touches: ['wallet'], onDone });

/** Tells a transfer by its accounts; the game accounts are those that were read last. */
const isOther = (
  transaction: Transaction,
  { body }: { body: { from?: string; to: string } },
  client: QueryClient,
) => isBetweenOthers(transaction, body, client.getQueryData(walletQuery().queryKey)?.slots ?? []);

export const useTransfer = (onLateVerdict?: OnLateVerdict) =>
  useEffectCall(calls.transfer, {
    touches,
    onLateVerdict,
    reconciler: byStatement<{ body: Transfer }>('transfer', ({ body }) => fromBaht(body.amount), { isOther }),
  });

export const useTransferAll = (onLateVerdict?: OnLateVerdict) =>
  useEffectCall(calls.transferAll, {
    touches,
    onLateVerdict,
    reconciler: byStatement('transfer', () => undefined, { isOther }),
  });

/** Moves an invite amount into the wallet (decisions 14). */
export const useAddInvite = (onLateVerdict?: OnLateVerdict) =>
  useEffectCall(calls.add, {
    touches: ['invite', 'wallet', 'statement'],
    onLateVerdict,
    reconciler: byGain('invite', ({ body }) => fromBaht(body.amount)),
  });
