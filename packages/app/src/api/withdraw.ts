import { withdraw as contract } from '@wallet/contract/withdraw';
import { fromBaht } from '@wallet/contract/wire/money';
import { byStatement } from './books.ts';
import { endpointsOf } from './client.ts';
import { useEffectCall } from './effect.ts';
import { reading } from './query.ts';

const calls = endpointsOf('withdraw', contract);

const money = {
  touches: ['wallet', 'statement'],
  reconciler: byStatement<{ body: { amount: number } }>('withdraw', ({ body }) => fromBaht(body.amount)),
} as const;

export const limitsQuery = () => reading(calls.limits, {});

export const useWithdraw = () => useEffectCall(calls.create, money);

/** Withdraws the whole balance; `amount` is the balance the member saw (decisions 17). */
export const useWithdrawAll = () => useEffectCall(calls.createAll, money);
