import { rewardSources, type RewardSource, type Transaction } from '@wallet/contract/statement';
import type { Satang } from '@wallet/contract/wire/money';
import { reconcileByStatement } from '#statement/reconcile.ts';
import type { Reconciler } from '#api/use-api-mutation.ts';

/** Returns whether a transaction names a different source. */
const isFromElsewhere = (transaction: Transaction, source: RewardSource): boolean =>
  transaction[source] === undefined && rewardSources.some((other) => transaction[other] !== undefined);

/**
 * Returns whether a reward from a source arrived. Without an amount any reward counts, because more may have
 * come in since the page read it.
 */
export const reconcileByReward = <Request>(
  source: RewardSource,
  amountOf: (request: Request) => Satang | undefined = () => undefined,
): Reconciler<Request> =>
  reconcileByStatement('bonus', amountOf, { isOther: (transaction) => isFromElsewhere(transaction, source) });
