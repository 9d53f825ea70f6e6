import type { Transaction } from '@wallet/contract/statement';
import { playerTime } from '../base/DateTime/player-time.ts';

/** The transactions of one day, in the order of the list. */
export interface Day {
  /** `YYYY-MM-DD` in the players' zone; empty for a moment that cannot be read. */
  readonly date: string;
  readonly transactions: readonly Transaction[];
}

const dayFormat = 'YYYY-MM-DD';

/** The calendar day of a moment (epoch in milliseconds) in the players' zone, whatever the device's (decisions 5). */
export function dayOf(epoch: number): string {
  const moment = playerTime(epoch);
  return moment.isValid() ? moment.format(dayFormat) : '';
}

/** A list cut where the day changes. */
export function byDay(transactions: readonly Transaction[]): Day[] {
  const days: { date: string; transactions: Transaction[] }[] = [];
  for (const transaction of transactions) {
    const date = dayOf(Date.parse(transaction.createdAt));
    const last = days.at(-1);
    if (last?.date === date) last.transactions.push(transaction);
    else days.push({ date, transactions: [transaction] });
  }
  return days;
}

/** Which of the days with a name of their own a day is, seen from a moment (epoch in milliseconds). */
export function nearDay(date: string, now: number): 'today' | 'yesterday' | undefined {
  if (date === dayOf(now)) return 'today';
  return date === playerTime(now).subtract(1, 'day').format(dayFormat) ? 'yesterday' : undefined;
}
