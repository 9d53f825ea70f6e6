/** Months in the players' time zone, as `YYYY-MM`. Pure. */
import { toMoment } from '@wallet/contract/wire/time';

const monthOf = (epoch: number): string => toMoment(epoch).slice(0, 7);

/** Returns the start of a month in epoch milliseconds. */
const startOf = (month: string): number => Date.parse(`${month}-01T00:00:00.000+07:00`);

/** The number of months before the present that can be chosen. */
const monthsBack = 24;

/** Returns the present month and those before it, newest first. */
export function monthsUntil(now: number): readonly string[] {
  const months = [monthOf(now)];
  while (months.length <= monthsBack) months.push(monthOf(startOf(months.at(-1) ?? '') - 1));
  return months;
}

/** Returns the first moment of a month, and that of the next one; in epoch milliseconds. */
export function boundsOf(month: string): { readonly start: number; readonly end: number } {
  const start = startOf(month);
  // No month is longer than 31 days, and the next one is longer than the rest.
  const end = startOf(monthOf(start + 32 * 86_400_000));
  return { start, end };
}
