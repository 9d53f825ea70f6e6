import type { RewardSource } from '@wallet/contract/statement';
import type { Satang } from '@wallet/contract/wire/money';
import { reconcileByStatement } from '#statement/reconcile.ts';
import type { ReportedOperation } from '#statement/unfinished-effects.ts';
import type { Reconciler } from '#api/use-api-mutation.ts';

/**
 * Returns whether a reward from a source arrived. Without an amount any reward counts, because more may have
 * come in since the page read it.
 */
export const reconcileByReward = <Request>(
  operation: ReportedOperation,
  source: RewardSource,
  amountOf: (request: Request) => Satang | undefined = () => undefined,
): Reconciler<Request> =>
  reconcileByStatement((request) => ({ statementType: 'bonus', amount: amountOf(request), source }), {
    operation,
  });
