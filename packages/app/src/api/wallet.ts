import { wallet as contract } from '@wallet/contract/wallet';
import { fromBaht } from '@wallet/contract/wire/money';
import { byStatement } from './books.ts';
import { endpointsOf } from './client.ts';
import { useEffectCall } from './effect.ts';
import { byGain } from './gains.ts';
import { reading } from './query.ts';

const calls = endpointsOf('wallet', contract);
const touches = ['wallet', 'statement', 'profile'] as const;

export const walletQuery = () => reading(calls.read, {});

/** Asks every provider for its balance again (spec 2, refresh-all). */
export const useRefreshWallet = (onDone: () => void) =>
  useEffectCall(calls.refresh, { touches: ['wallet'], onDone });

export const useTransfer = () =>
  useEffectCall(calls.transfer, {
    touches,
    reconciler: byStatement('transfer', ({ body }) => fromBaht(body.amount)),
  });

export const useTransferAll = () =>
  useEffectCall(calls.transferAll, { touches, reconciler: byStatement('transfer', () => undefined) });

/** Moves an invite amount into the wallet (decisions 14). */
export const useAddInvite = () =>
  useEffectCall(calls.add, {
    touches: ['invite', 'wallet', 'statement'],
    reconciler: byGain('invite', ({ body }) => fromBaht(body.amount)),
  });
