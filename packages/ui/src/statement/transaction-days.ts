import type { Transaction } from '@wallet/contract/statement';
import { playerTime } from '../base/DateTime/player-time.ts';

/** Transactions of one day, in list order. */
export interface TransactionDay {
  /** `YYYY-MM-DD` in the players' time zone; empty for an invalid time. */
  readonly date: string;
  readonly transactions: readonly Transaction[];
}

const dayFormat = 'YYYY-MM-DD';

/** Returns the date of a time (epoch milliseconds) in the players' time zone (decisions 5). */
export function dayOf(epoch: number): string {
  const moment = playerTime(epoch);
  return moment.isValid() ? moment.format(dayFormat) : '';
}

export function groupByDay(transactions: readonly Transaction[]): TransactionDay[] {
  const days: { date: string; transactions: Transaction[] }[] = [];
  for (const transaction of transactions) {
    const date = dayOf(Date.parse(transaction.createdAt));
    const last = days.at(-1);
    if (last?.date === date) last.transactions.push(transaction);
    else days.push({ date, transactions: [transaction] });
  }
  return days;
}

export function relativeDay(date: string, now: number): 'today' | 'yesterday' | undefined {
  if (date === dayOf(now)) return 'today';
  return date === playerTime(now).subtract(1, 'day').format(dayFormat) ? 'yesterday' : undefined;
}
