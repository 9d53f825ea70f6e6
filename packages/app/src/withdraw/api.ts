import { withdraw as contract } from '@wallet/contract/withdraw';
import { fromBaht } from '@wallet/contract/wire/money';
import { trackWithdrawal } from './tracked-withdrawal.ts';
import { reconcileByStatement } from '#statement/reconcile.ts';
import { endpointsOf } from '#api/client.ts';
import { useApiMutation, type OnLateVerdict } from '#api/use-api-mutation.ts';
import { readQuery } from '#api/query.ts';

const calls = endpointsOf('withdraw', contract);

const money = {
  invalidates: ['wallet', 'statement', 'withdraw'],
  reconciler: reconcileByStatement<{ body: { amount: number } }>(
    'withdraw',
    ({ body }) => fromBaht(body.amount),
    {
      onWritten: trackWithdrawal,
    },
  ),
} as const;

export const limitsQuery = () => readQuery(calls.limits, {});

export const useWithdraw = (onLateVerdict?: OnLateVerdict) =>
  useApiMutation(calls.create, { ...money, onLateVerdict });

/** Withdraws the whole balance; `amount` is the balance the member saw (decisions 17). */
export const useWithdrawAll = (onLateVerdict?: OnLateVerdict) =>
  useApiMutation(calls.createAll, { ...money, onLateVerdict });
