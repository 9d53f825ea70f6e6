import type { ScheduledEvent, WorldEventQueue } from './event-queue.ts';
import type { WorldClock } from './clock.ts';
import { lastMoment } from './clock.ts';

/** An event that was fired: `outcome` is `ok`, an error code, or what went wrong; see the journal. */
export interface FiredEvent {
  readonly name: string;
  /** Epoch milliseconds of world time, which the clock showed meanwhile. */
  readonly dueAt: number;
  readonly outcome: string;
}

/** How far: so many milliseconds, to a moment (epoch milliseconds), or to the next event. */
export type Advance = number | { readonly to: number } | 'next';

export interface Timeline {
  /** Moves the clock, firing what is due on the way, also what is scheduled on the way. */
  advance(by: Advance): FiredEvent[];
  /** Fires what is due now. */
  catchUp(): FiredEvent[];
}

/** An advance that fires more than this is caught in a circle: an event that schedules itself for the same moment. */
const mostEvents = 1_000_000;

/** `fire` runs an event's handler as a command and returns its outcome; it does not throw. */
export function createTimeline(
  clock: WorldClock,
  eventQueue: WorldEventQueue,
  fire: (event: ScheduledEvent) => string,
): Timeline {
  function fireUntil(until: number): FiredEvent[] {
    const fired: FiredEvent[] = [];
    for (let event = eventQueue.take(until); event; event = eventQueue.take(until)) {
      if (fired.length >= mostEvents)
        throw new Error(`More than ${mostEvents} events until ${until}; the last: ${event.name}.`);
      const due = event;
      fired.push({ name: due.name, dueAt: due.dueAt, outcome: clock.pin(due.dueAt, () => fire(due)) });
    }
    return fired;
  }

  function targetOf(by: Advance): number {
    if (by === 'next') return Math.max(eventQueue.nextDueAt() ?? clock.now(), clock.now());
    return typeof by === 'number' ? clock.now() + by : by.to;
  }

  return {
    advance(by) {
      const target = targetOf(by);
      if (!Number.isSafeInteger(target) || target < clock.now())
        throw new RangeError(
          `World time only moves forwards, in whole milliseconds: it is ${clock.now()}, not moving to ${target}.`,
        );
      // Refused before anything is fired on the way.
      if (target > lastMoment) throw new RangeError('World time ends with the year 9999.');
      const fired = fireUntil(target);
      // A live clock ran on while the events were handled.
      clock.moveTo(Math.max(target, clock.now()));
      return fired;
    },
    catchUp: () => fireUntil(clock.now()),
  };
}
