import { withdraw as contract } from '@wallet/contract/withdraw';
import { fromBaht } from '@wallet/contract/wire/money';
import { follow } from '../withdraw/followed.ts';
import { byStatement } from './books.ts';
import { endpointsOf } from './client.ts';
import { useEffectCall, type OnLateVerdict } from './effect.ts';
import { reading } from './query.ts';

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
