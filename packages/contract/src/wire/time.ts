/** Time on the wire: ISO 8601 with an offset (decisions 5). */
import * as z from 'zod/mini';
import { lenient, orElse } from './lenient.ts';

const withoutOffset = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/;

/** Returns a moment; without an offset it is in the players' zone. Returns undefined for other text. */
function readMoment(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = withoutOffset.test(value) ? `${value.replace(' ', 'T')}+07:00` : value;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}

/**
 * A moment such as `2026-11-21T09:30:00.000+07:00`. A client also reads one without an offset. A required moment that
 * is missing becomes an empty text and is shown as a dash.
 */
export const Moment = orElse(lenient(z.iso.datetime({ offset: true }), readMoment), '');
export type Moment = z.infer<typeof Moment>;

/** An hour of the day, `HH:mm`. */
export const HourOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The offset of Bangkok from UTC. Times, days and weeks of players use this zone (decisions 5). */
export const playerUtcOffsetMinutes = 7 * 60;

/** The first day of a week for weekly bonus limits: 1 = Monday (decisions 5). */
const firstDayOfWeek = 1;

/** Returns the ISO text of an epoch in the players' zone. `epoch` in milliseconds. */
export function toMoment(epoch: number): Moment {
  return new Date(epoch + playerUtcOffsetMinutes * 60_000).toISOString().replace('Z', '+07:00');
}

/** The length of a day in the players' zone, in milliseconds: it has no daylight saving time. */
const dayLength = 24 * 60 * 60_000;

/** Days since 1970-01-01 in the players' zone. */
const dayNumber = (epoch: number): number =>
  Math.floor((epoch + playerUtcOffsetMinutes * 60_000) / dayLength);

const midnight = (day: number): number => day * dayLength - playerUtcOffsetMinutes * 60_000;

/** Returns the start of the players' day at a moment; both in epoch milliseconds. */
export const startOfDay = (epoch: number): number => midnight(dayNumber(epoch));

/** Returns the end of the players' day at a moment; both in epoch milliseconds. */
export const endOfDay = (epoch: number): number => midnight(dayNumber(epoch) + 1);

/** Returns the start of the players' week at a moment; both in epoch milliseconds. */
export function startOfWeek(epoch: number): number {
  const day = dayNumber(epoch);
  // 1970-01-01 was a Thursday, day 4 of a week that counts from Sunday.
  return midnight(day - ((day + 4 - firstDayOfWeek + 7) % 7));
}

/** Returns the end of the players' week at a moment; both in epoch milliseconds. */
export const endOfWeek = (epoch: number): number => startOfWeek(epoch) + 7 * dayLength;

/** Returns the players' local time at a moment, `HH:mm`. `epoch` in milliseconds. */
export const hourAt = (epoch: number): string => toMoment(epoch).slice(11, 16);

/** Returns the players' month at a moment, 1 to 12. `epoch` in milliseconds. */
export const monthAt = (epoch: number): number => Number(toMoment(epoch).slice(5, 7));

/** The format of a moment on the screen, as Day.js writes it (spec 9). */
export const shownDateFormat = 'DD/MM/YYYY HH:mm:ss';
