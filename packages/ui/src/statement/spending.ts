/** What was paid in and paid out over a time, from the transactions of the statement. Pure; sums in satang. */
import type { Transaction } from '@wallet/contract/statement';
import { fromBaht, satang, type Satang } from '@wallet/contract/wire/money';
import { startOfDay } from '@wallet/contract/wire/time';

/** The times a summary can be about; `all` is everything that may be read. */
export const spendingPeriods = ['today', 'week', 'month', 'all'] as const;
export type SpendingPeriod = (typeof spendingPeriods)[number];

const daysOf = { today: 1, week: 7, month: 30 } as const;

const oneDay = 86_400_000;

/** When a time begins, at a moment (both epochs in milliseconds): at midnight in the players' zone, today counted in. */
export const startOf = (period: SpendingPeriod, now: number): number =>
  period === 'all' ? -Infinity : startOfDay(now) - (daysOf[period] - 1) * oneDay;

/** The newest transactions of a statement, as far as it was read. */
export interface StatementReading {
  readonly transactions: readonly Transaction[];
  /** How many there are in all; undefined before the first answer, infinite while a backend that does not say has more. */
  readonly total: number | undefined;
}

const momentOf = ({ createdAt }: Transaction): number => Date.parse(createdAt);

/** The moment of the oldest transaction that was read (epoch in milliseconds); undefined where there is none. */
export function readBackTo({ transactions }: StatementReading): number | undefined {
  const moments = transactions.map(momentOf).filter(Number.isFinite);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** Whether everything since a moment was read: the statement is at its end, or what was read last is older. */
export function isReadBackTo(reading: StatementReading, start: number): boolean {
  const { transactions, total } = reading;
  if (total === undefined) return false;
  return transactions.length >= total || (readBackTo(reading) ?? Infinity) < start;
}

export interface Spending {
  readonly deposits: Satang;
  /** Paid out for good. */
  readonly withdrawals: Satang;
  /** Asked for and not paid out yet: in no other sum. */
  readonly waiting: Satang;
  /** Deposits less withdrawals; below zero where more was paid out. */
  readonly net: number;
}

/** The sums since a moment (epoch in milliseconds). What failed moved nothing, and moves within the wallet are no spending. */
export function spendingSince(transactions: readonly Transaction[], start: number): Spending {
  const within = transactions.filter((transaction) => momentOf(transaction) >= start);
  const sum = (kind: Transaction['statementType'], standing: Transaction['status']) =>
    within
      .filter(({ statementType, status }) => statementType === kind && status === standing)
      .reduce((all, { amount }) => satang(all + fromBaht(amount)), satang(0));
  const deposits = sum('deposit', 'SUCCESS');
  const withdrawals = sum('withdraw', 'SUCCESS');
  return { deposits, withdrawals, waiting: sum('withdraw', 'in progress'), net: deposits - withdrawals };
}
