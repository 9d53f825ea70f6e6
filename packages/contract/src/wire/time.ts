/** Time on the wire: ISO 8601 with an offset (decisions 5). */
import * as z from 'zod/mini';

/** A moment such as `2026-11-21T09:30:00.000+07:00`. */
export const Moment = z.iso.datetime({ offset: true });
export type Moment = z.infer<typeof Moment>;

/** An hour of the day, `HH:mm`. */
export const HourOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The zone in which players read time, and in which "today" and "this week" begin (decisions 5). */
export const playerTimeZone = 'Asia/Bangkok';

/** That zone's offset from UTC; it knows no daylight saving. */
export const playerUtcOffsetMinutes = 7 * 60;

/** The first day of a week for weekly bonus limits: 1 = Monday (decisions 5). */
export const firstDayOfWeek = 1;

/** The moment of an epoch, written in the players' zone. `epoch` in milliseconds. */
export function toMoment(epoch: number): Moment {
  return new Date(epoch + playerUtcOffsetMinutes * 60_000).toISOString().replace('Z', '+07:00');
}

/** How a moment is shown (spec 9). */
export const shownDateFormat = 'DD/MM/YYYY HH:mm:ss';
