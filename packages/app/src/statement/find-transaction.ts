/** Finds the transaction of an effect in the statement. Pure. */
import {
  rewardSources,
  transactionKey,
  type RewardSource,
  type StatementType,
  type Transaction,
} from '@wallet/contract/statement';
import { satang, type Satang } from '@wallet/contract/wire/money';
import { pageSize } from '@wallet/contract/wire/page';
import type { Moment } from '@wallet/contract/wire/time';

/** Describes the transaction of an effect. */
export interface WantedTransaction {
  readonly statementType: StatementType;
  /** Any amount by default. */
  readonly amount?: Satang | undefined;
  readonly source?: RewardSource;
  /** Id of a claimed coupon: its list shows the effect, because some coupons have no transaction. */
  readonly coupon?: string;
  /** The end of the coupon; afterwards its list lacks it without a claim, too. */
  readonly couponEnd?: Moment | undefined;
  /** Whether the end of a bonus pays it out: it is no cancellation, and its texts differ. */
  readonly isPayout?: boolean;
  /** Whether a failed transaction is its end. */
  readonly mayFail?: boolean;
  /** Names of accounts that the money does not come from or go to. */
  readonly notFrom?: readonly string[];
  readonly notTo?: readonly string[];
}

/** Returns whether a transaction names a different source. */
const isFromElsewhere = (transaction: Transaction, source: RewardSource): boolean =>
  transaction[source] === undefined && rewardSources.some((other) => transaction[other] !== undefined);

/** Returns the transactions that are not among the known ones. Below all of these, a full page has older ones only. */
export function freshAmong(
  transactions: readonly Transaction[],
  known: readonly string[],
): readonly Transaction[] {
  const isKnown = (transaction: Transaction) => known.includes(transactionKey(transaction));
  const last = transactions.length < pageSize ? -1 : transactions.map(isKnown).lastIndexOf(true);
  const newer = last < 0 ? transactions : transactions.slice(0, last);
  return newer.filter((transaction) => !isKnown(transaction));
}

/** Returns whether a transaction may be that of an effect. */
export const isWanted =
  ({ statementType, amount, source, notFrom = [], notTo = [] }: WantedTransaction) =>
  (transaction: Transaction): boolean =>
    transaction.statementType === statementType &&
    // A failed transaction moved no money.
    transaction.status !== 'FAILED' &&
    // A deposit that is taken back is negative.
    (statementType !== 'deposit' || transaction.amount > 0) &&
    (amount === undefined || Math.abs(transaction.amount) === amount) &&
    !(source && isFromElsewhere(transaction, source)) &&
    !notFrom.includes(transaction.from) &&
    !notTo.includes(transaction.to);

/** Returns the new transaction of an effect. Throws if a page is full of others, because the next page may have it. */
export function findTransaction(
  transactions: readonly Transaction[],
  known: readonly string[],
  wanted: WantedTransaction,
): Transaction | undefined {
  const fresh = freshAmong(transactions, known);
  const found =
    fresh.find(isWanted(wanted)) ??
    fresh.find((one) => wanted.mayFail && isWanted(wanted)({ ...one, status: 'SUCCESS' }));
  if (!found && fresh.length >= pageSize) throw new Error('The newest transactions are all new');
  return found;
}

/**
 * Returns the sum of the new transactions of an effect without an amount. Returns undefined for another effect, and if
 * the next page may have more of them.
 */
export function sumOf(
  transactions: readonly Transaction[],
  known: readonly string[] | undefined,
  wanted: WantedTransaction,
): Satang | undefined {
  if (known === undefined || wanted.amount !== undefined) return undefined;
  const fresh = freshAmong(transactions, known);
  const own = fresh.filter(isWanted(wanted));
  if (own.length === 0 || fresh.length >= pageSize) return undefined;
  return satang(own.reduce((sum, { amount }) => sum + amount, 0));
}
