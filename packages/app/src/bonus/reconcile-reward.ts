import { gainSources, type GainSource, type Transaction } from '@wallet/contract/statement';
import type { Satang } from '@wallet/contract/wire/money';
import { reconcileByStatement } from '#statement/reconcile.ts';
import type { Reconciler } from '#api/use-api-mutation.ts';

/** Whether a transaction names where it comes from, and that is elsewhere. */
const isFromElsewhere = (transaction: Transaction, source: GainSource): boolean =>
  transaction[source] === undefined && gainSources.some((other) => transaction[other] !== undefined);

/**
 * Whether something was received from a source. Without an amount any will do: what is received is all there is by then,
 * and more may have come in since it was shown.
 */
export const reconcileByReward = <Request>(
  source: GainSource,
  amountOf: (request: Request) => Satang | undefined = () => undefined,
): Reconciler<Request> =>
  reconcileByStatement('bonus', amountOf, { isOther: (transaction) => isFromElsewhere(transaction, source) });
