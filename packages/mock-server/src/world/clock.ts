/** World time, in epoch milliseconds. It never goes back: the ledger and the event queue rely on its order. */
import { toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';

export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);

/** The ends of world time: ISO moments on the wire have four-digit years. */
const firstMoment = Date.parse('0000-01-01T00:00:00Z');
const lastMoment = Date.UTC(9999, 11, 31);

/** A moment that the wire can express, in epoch milliseconds. */
export const WorldTime = z.int().check(z.minimum(firstMoment), z.maximum(lastMoment));

/** Throws a RangeError unless world time can move from one moment to the other. */
export function checkMove(from: number, to: number): void {
  if (to > lastMoment) throw new RangeError('World time ends with the year 9999.');
  if (!Number.isSafeInteger(to)) throw new RangeError('World time moves in whole milliseconds.');
  if (to < from)
    throw new RangeError(
      `World time only moves forwards: it is ${toMoment(from)}, not moving to ${toMoment(to)}. Reset or rewind the world to go back.`,
    );
}

/** The stored form of a clock. A `live` clock showed `at` at real time `since`, and runs at `rate` times real time. */
export const ClockData = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('frozen'), at: WorldTime }),
  z.object({ mode: z.literal('live'), at: WorldTime, since: z.int(), rate: z.number().check(z.positive()) }),
]);
export type ClockData = Readonly<z.infer<typeof ClockData>>;

/** Returns a stored clock that shows `at` at real time `since`; a live one goes on from there. */
export const continuedFrom = (clock: ClockData, at: number, since: number): ClockData =>
  clock.mode === 'live' ? { ...clock, at, since } : { mode: 'frozen', at };

export type Clock = Omit<WorldClock, 'moveTo' | 'pin' | 'data' | 'adopt' | 'watch'>;

/** The clock with the operations that only the world uses. */
export type WorldClock = ReturnType<typeof createClock>;

/**
 * Creates a clock over a source of real time in epoch milliseconds. Without data it is live and shows real time. Its
 * time is never before `shown`, the latest moment of the stored clock.
 */
export function createClock(realNow: () => number, start?: ClockData, shown = -Infinity) {
  let data: ClockData = start ?? live(realNow(), 1);
  let pinned: number | undefined;
  let watcher: ((data: ClockData) => void) | undefined;
  // The system clock may be set back; world time never goes back.
  let latest = shown;

  function live(at: number, rate: number): ClockData {
    if (!(rate > 0 && Number.isFinite(rate))) throw new RangeError(`A clock cannot run at rate ${rate}.`);
    return { mode: 'live', at, since: realNow(), rate };
  }

  function now(): number {
    if (pinned !== undefined) return pinned;
    if (data.mode === 'frozen') return data.at;
    const shows = Math.floor(data.at + (realNow() - data.since) * data.rate);
    latest = Math.min(lastMoment, Math.max(latest, data.at, shows));
    return latest;
  }

  function set(next: ClockData): void {
    data = next;
    watcher?.(data);
  }

  return {
    /** Returns the world time, in whole epoch milliseconds. It is constant during a command. */
    now,
    get mode(): ClockData['mode'] {
      return data.mode;
    },
    /** World seconds per real second; 0 while frozen. */
    get rate(): number {
      return data.mode === 'live' ? data.rate : 0;
    },
    /** Stops the clock at the present moment. */
    freeze(): void {
      set({ mode: 'frozen', at: now() });
    },
    /** Runs the clock from the present moment, at `rate` world seconds per real second. */
    resume(rate = 1): void {
      set(live(now(), rate));
    },
    /** Sets the time without firing the events due before it. Throws a RangeError for a moment in the past. */
    moveTo(at: number): void {
      checkMove(now(), at);
      set(data.mode === 'frozen' ? { mode: 'frozen', at } : live(at, data.rate));
    },
    /** Returns one fixed moment from `now` while `run` runs. */
    pin<T>(at: number, run: () => T): T {
      const outer = pinned;
      pinned = at;
      try {
        return run();
      } finally {
        pinned = outer;
      }
    },
    data: (): ClockData => data,
    adopt(next: ClockData): void {
      latest = -Infinity;
      set(next);
    },
    /** Sets the only listener. `moveTo`, `adopt`, `freeze` and `resume` call it; `pin` does not. */
    watch: (next: (data: ClockData) => void): void => void (watcher = next),
  };
}
