import type { Transaction } from '@wallet/contract/statement';
import type { Satang } from '@wallet/contract/wire/money';
import { byStatement } from './books.ts';
import type { Reconciler } from './effect.ts';

/** What money beside play comes from; the statement may name it (spec 3, Statement item). */
const sources = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const;
type Source = (typeof sources)[number];

/** Whether a transaction names where it comes from, and that is elsewhere. */
const isFromElsewhere = (transaction: Transaction, source: Source): boolean =>
  transaction[source] === undefined && sources.some((other) => transaction[other] !== undefined);

/**
 * Whether something was received from a source. Without an amount any will do: what is received is all there is by then,
 * and more may have come in since it was shown.
 */
export const byGain = <Request>(
  source: Source,
  amountOf: (request: Request) => Satang | undefined = () => undefined,
): Reconciler<Request> =>
  byStatement('bonus', amountOf, { isOther: (transaction) => isFromElsewhere(transaction, source) });
