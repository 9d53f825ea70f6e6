import { withdraw as contract, type WithdrawBody } from '@wallet/contract/withdraw';
import { trackWithdrawal } from './tracked-withdrawal.ts';
import { reconcileByStatement } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import { byBalance } from '#wallet/api.ts';
import type { OnLateVerdict } from '#api/use-api-mutation.ts';

const tsr = contractHooks('withdraw', contract);

type Request = { body: WithdrawBody };

const invalidates = ['wallet', 'statement', 'withdraw'] as const;

const byStatement = (operation: 'withdraw.create' | 'withdraw.createAll') =>
  reconcileByStatement<Request>(
    ({ body }) => ({ statementType: 'withdraw', amount: body.amount, mayFail: true }),
    {
      operation,
      onWritten: trackWithdrawal,
      weaker: byBalance(({ body }) => -body.amount),
    },
  );

export const useWithdrawLimits = (enabled: boolean) => tsr.limits.useQuery({}, { enabled });

export const useWithdraw = (onLateVerdict?: OnLateVerdict) =>
  tsr.create.useMutation({ invalidates, reconciler: byStatement('withdraw.create'), onLateVerdict });

/** Withdraws the whole balance; `amount` is the displayed balance (decisions 17). */
export const useWithdrawAll = (onLateVerdict?: OnLateVerdict) =>
  tsr.createAll.useMutation({ invalidates, reconciler: byStatement('withdraw.createAll'), onLateVerdict });
