/** Time on the wire: ISO 8601 with an offset (decisions 5). */
import * as z from 'zod/mini';
import { lenient, orElse } from './lenient.ts';

const withoutOffset = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/;

/** A moment without an offset is one of the players' zone. Returns undefined for a text that is no moment. */
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

/** The offset of Bangkok from UTC. Players read times in this zone, and days and weeks begin in it (decisions 5). */
export const playerUtcOffsetMinutes = 7 * 60;

/** The first day of a week for weekly bonus limits: 1 = Monday (decisions 5). */
export const firstDayOfWeek = 1;

/** The moment of an epoch, written in the players' zone. `epoch` in milliseconds. */
export function toMoment(epoch: number): Moment {
  return new Date(epoch + playerUtcOffsetMinutes * 60_000).toISOString().replace('Z', '+07:00');
}

/** The length of a day in the players' zone, in milliseconds: it has no daylight saving time. */
const dayLength = 24 * 60 * 60_000;

/** Days since 1970-01-01 in the players' zone. */
const dayNumber = (epoch: number): number =>
  Math.floor((epoch + playerUtcOffsetMinutes * 60_000) / dayLength);

const midnight = (day: number): number => day * dayLength - playerUtcOffsetMinutes * 60_000;

/** The midnight with which "today" begins for players at a moment; epoch milliseconds, as the moment. */
export const startOfDay = (epoch: number): number => midnight(dayNumber(epoch));

/** The midnight with which "today" ends for players at a moment; epoch milliseconds, as the moment. */
export const endOfDay = (epoch: number): number => midnight(dayNumber(epoch) + 1);

/** The midnight with which "this week" begins for players at a moment; epoch milliseconds, as the moment. */
export function startOfWeek(epoch: number): number {
  const day = dayNumber(epoch);
  // 1970-01-01 was a Thursday, day 4 of a week that counts from Sunday.
  return midnight(day - ((day + 4 - firstDayOfWeek + 7) % 7));
}

/** The midnight with which "this week" ends for players at a moment; epoch milliseconds, as the moment. */
export const endOfWeek = (epoch: number): number => startOfWeek(epoch) + 7 * dayLength;

/** The hour of the players' day at a moment, `HH:mm`. `epoch` in milliseconds. */
export const hourAt = (epoch: number): string => toMoment(epoch).slice(11, 16);

/** The month of the players' year at a moment, 1 to 12. `epoch` in milliseconds. */
export const monthAt = (epoch: number): number => Number(toMoment(epoch).slice(5, 7));

/** How a moment is shown (spec 9). */
export const shownDateFormat = 'DD/MM/YYYY HH:mm:ss';
