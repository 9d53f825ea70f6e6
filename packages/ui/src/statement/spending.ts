/** Sums of deposits and withdrawals over a period. Sums are in satang. */
import type { Transaction } from '@wallet/contract/statement';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { satang } from '@wallet/contract/wire/money';
import { startOfDay } from '@wallet/contract/wire/time';

/** `all` covers every loaded transaction. */
export const spendingPeriods = ['today', 'week', 'month', 'all'] as const;
export type SpendingPeriod = (typeof spendingPeriods)[number];

const daysOf = { today: 1, week: 7, month: 30 } as const;

const oneDay = 86_400_000;

/** Returns the start of a period in epoch milliseconds: midnight in the players' time zone, today included. */
export const startOf = (period: SpendingPeriod, now: number): number =>
  period === 'all' ? -Infinity : startOfDay(now) - (daysOf[period] - 1) * oneDay;

/** The newest transactions of the statement, as far as loaded. */
export interface LoadedStatement {
  readonly transactions: readonly Transaction[];
  /** Total count: undefined before the first response, infinite when the backend sends none and has more. */
  readonly total: number | undefined;
  /** Number of unreadable transactions, which no sum contains. */
  readonly unreadable?: number;
}

/** A part of the statement, and the state of its reading. */
export interface StatementReading {
  readonly loaded: LoadedStatement;
  /** `loaded`: enough was read, or there is no more. */
  readonly state: 'loading' | 'failed' | 'loaded';
  /** Reason of a failed read. */
  readonly failure: ErrorBody;
  readonly onRetry: () => void;
}

const timeOf = ({ createdAt }: Transaction): number => Date.parse(createdAt);

/** Returns the time of the oldest loaded transaction in epoch milliseconds. */
export function oldestTime({ transactions }: LoadedStatement): number | undefined {
  const moments = transactions.map(timeOf).filter(Number.isFinite);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** Returns whether everything since `start` is loaded. */
export function isLoadedSince(loaded: LoadedStatement, start: number): boolean {
  const { transactions, total } = loaded;
  if (total === undefined) return false;
  const last = transactions.at(-1);
  return transactions.length >= total || (last !== undefined && timeOf(last) < start);
}

/** Returns the sums since `start`. Failed transactions and transfers within the wallet do not count. */
export function spendingSince(transactions: readonly Transaction[], start: number) {
  const within = transactions.filter((transaction) => timeOf(transaction) >= start);
  const sum = (kind: Transaction['statementType'], standing: Transaction['status']) =>
    within
      .filter(({ statementType, status }) => statementType === kind && status === standing)
      .reduce(
        (all, { amount }) => satang(all + (kind === 'withdraw' ? Math.abs(amount) : amount)),
        satang(0),
      );
  const deposits = sum('deposit', 'SUCCESS');
  const withdrawals = sum('withdraw', 'SUCCESS');
  return {
    deposits,
    /** Successful ones. */
    withdrawals,
    /** Pending withdrawals, in no other sum. */
    waiting: sum('withdraw', 'in progress'),
    net: deposits - withdrawals,
  };
}
