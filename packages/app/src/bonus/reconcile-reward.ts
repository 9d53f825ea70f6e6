import type { RewardSource } from '@wallet/contract/statement';
import { reconcileByStatement, type WeakerEvidence } from '#statement/reconcile.ts';
import type { ReportedOperation } from '#statement/unfinished-effects.ts';
import type { Reconciler } from '#api/use-api-mutation.ts';

/** Returns whether a reward of any amount arrived: more may have come in since the page read it. */
export const reconcileByReward = <Request>(
  operation: ReportedOperation,
  source: RewardSource,
  weaker?: WeakerEvidence<Request>,
): Reconciler<Request> =>
  reconcileByStatement(() => ({ statementType: 'bonus', amount: undefined, source }), {
    operation,
    ...(weaker && { weaker }),
  });
