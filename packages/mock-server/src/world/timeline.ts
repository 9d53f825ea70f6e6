import type { ScheduledEvent, WorldEventQueue } from './event-queue.ts';
import { checkMove, type WorldClock } from './clock.ts';

/** A fired event: `outcome` is `ok`, an error code, or a short failure text, as in the journal. */
export interface FiredEvent {
  readonly name: string;
  /** Epoch milliseconds of world time, which the clock showed during the event. */
  readonly dueAt: number;
  readonly outcome: string;
}

/** Milliseconds, a target moment (epoch milliseconds), or the moment of the next event. */
export type Advance = number | { readonly to: number } | 'next';

/** Limit that detects an endless loop: an event that schedules itself for the same moment. */
const eventLimit = 1_000_000;

/** `fire` runs an event's handler as a command and returns its outcome; it does not throw. */
export function createTimeline(
  clock: WorldClock,
  eventQueue: WorldEventQueue,
  fire: (event: ScheduledEvent) => string,
) {
  function fireUntil(until: number): FiredEvent[] {
    const fired: FiredEvent[] = [];
    for (let event = eventQueue.take(until); event; event = eventQueue.take(until)) {
      if (fired.length >= eventLimit)
        throw new Error(`More than ${eventLimit} events until ${until}; the last: ${event.name}.`);
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
    /**
     * Moves the clock and fires the events due on the way, including newly scheduled ones. `onStart` is called before the
     * first event. Throws a RangeError for an invalid target, before anything changes.
     */
    advance(by: Advance, onStart?: () => void): FiredEvent[] {
      const target = targetOf(by);
      checkMove(clock.now(), target);
      onStart?.();
      const fired = fireUntil(target);
      // A live clock continued while the events were handled.
      clock.moveTo(Math.max(target, clock.now()));
      return fired;
    },
    /** Fires the events due now. */
    catchUp: (): FiredEvent[] => fireUntil(clock.now()),
  };
}
