import { gainSources, type GainSource, type Transaction } from '@wallet/contract/statement';
import type { Satang } from '@wallet/contract/wire/money';
import { reconcileByStatement } from '#statement/reconcile.ts';
import type { Reconciler } from '#api/use-api-mutation.ts';

/** Returns whether a transaction names a different source. */
const isFromElsewhere = (transaction: Transaction, source: GainSource): boolean =>
  transaction[source] === undefined && gainSources.some((other) => transaction[other] !== undefined);

/**
 * Returns whether a reward from a source arrived. Without an amount any reward counts, because more may have
 * come in since the page read it.
 */
export const reconcileByReward = <Request>(
  source: GainSource,
  amountOf: (request: Request) => Satang | undefined = () => undefined,
): Reconciler<Request> =>
  reconcileByStatement('bonus', amountOf, { isOther: (transaction) => isFromElsewhere(transaction, source) });
