import { withdraw as contract } from '@wallet/contract/withdraw';
import { fromBaht } from '@wallet/contract/wire/money';
import { follow } from './tracked-withdrawal.ts';
import { byStatement } from '#statement/reconcile.ts';
import { endpointsOf } from '#api/client.ts';
import { useEffectCall, type OnLateVerdict } from '#api/use-api-mutation.ts';
import { reading } from '#api/query.ts';

const calls = endpointsOf('withdraw', contract);

const money = {
  touches: ['wallet', 'statement', 'withdraw'],
  reconciler: byStatement<{ body: { amount: number } }>('withdraw', ({ body }) => fromBaht(body.amount), {
    onWritten: follow,
  }),
} as const;

export const limitsQuery = () => reading(calls.limits, {});

export const useWithdraw = (onLateVerdict?: OnLateVerdict) =>
  useEffectCall(calls.create, { ...money, onLateVerdict });

/** Withdraws the whole balance; `amount` is the balance the member saw (decisions 17). */
export const useWithdrawAll = (onLateVerdict?: OnLateVerdict) =>
  useEffectCall(calls.createAll, { ...money, onLateVerdict });
