import { withdraw as contract } from '@wallet/contract/withdraw';
import type { Satang } from '@wallet/contract/wire/money';
import { trackWithdrawal } from './tracked-withdrawal.ts';
import { beginWithdrawal, endWithdrawal } from './unfinished-withdrawal.ts';
import { reconcileByStatement } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import type { ApiMutationOptions, OnLateVerdict } from '#api/use-api-mutation.ts';
import { outcomeOf } from '#api/api-error.ts';

const tsr = contractHooks('withdraw', contract);

type Request = { body: { amount: Satang } };

const reconciler = reconcileByStatement<Request>('withdraw', ({ body }) => body.amount, {
  onWritten(transaction) {
    trackWithdrawal(transaction);
    endWithdrawal();
  },
});

const money: Pick<ApiMutationOptions<typeof contract.create>, 'invalidates' | 'reconciler' | 'onFailure'> = {
  invalidates: ['wallet', 'statement', 'withdraw'],
  reconciler: {
    ...reconciler,
    async before(client, request) {
      const reconcile = await reconciler.before(client, request);
      beginWithdrawal(request.body.amount);
      return reconcile;
    },
  },
  onFailure(error) {
    if (outcomeOf(error).kind !== 'unknown') endWithdrawal();
  },
};

export const useWithdrawLimits = (enabled: boolean) => tsr.limits.useQuery({}, { enabled });

export const useWithdraw = (onLateVerdict?: OnLateVerdict) =>
  tsr.create.useMutation({ ...money, onLateVerdict });

/** Withdraws the whole balance; `amount` is the displayed balance (decisions 17). */
export const useWithdrawAll = (onLateVerdict?: OnLateVerdict) =>
  tsr.createAll.useMutation({ ...money, onLateVerdict });
