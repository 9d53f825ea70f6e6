import { withdraw as contract } from '@wallet/contract/withdraw';
import type { Satang } from '@wallet/contract/wire/money';
import { trackWithdrawal } from './tracked-withdrawal.ts';
import { reconcileByStatement } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import { type OnLateVerdict } from '#api/use-api-mutation.ts';

const tsr = contractHooks('withdraw', contract);

const money = {
  invalidates: ['wallet', 'statement', 'withdraw'],
  reconciler: reconcileByStatement<{ body: { amount: Satang } }>('withdraw', ({ body }) => body.amount, {
    onWritten: trackWithdrawal,
  }),
} as const;

export const useWithdrawLimits = (enabled: boolean) => tsr.limits.useQuery({}, { enabled });

export const useWithdraw = (onLateVerdict?: OnLateVerdict) =>
  tsr.create.useMutation({ ...money, onLateVerdict });

/** Withdraws the whole balance; `amount` is the displayed balance (decisions 17). */
export const useWithdrawAll = (onLateVerdict?: OnLateVerdict) =>
  tsr.createAll.useMutation({ ...money, onLateVerdict });
