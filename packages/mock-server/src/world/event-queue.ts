import { plain, type Plain } from './plain.ts';
import type { State } from './state.ts';

/** A pending event: data only, its handler is found by name. */
export interface ScheduledEvent {
  readonly id: string;
  /** Epoch milliseconds of world time. */
  readonly dueAt: number;
  readonly name: string;
  readonly payload: Plain;
}

export type EventQueue = Omit<WorldEventQueue, 'take'>;

/** The event queue with the operations that only the world uses. */
export type WorldEventQueue = ReturnType<typeof createEventQueue>;

/** By due time, then by order of scheduling. */
const bySoonest = (a: ScheduledEvent, b: ScheduledEvent): number =>
  a.dueAt - b.dueAt || Number(a.id) - Number(b.id);

export function createEventQueue(state: State, now: () => number, isKnown: (name: string) => boolean) {
  const events = state.map<ScheduledEvent>('agenda/event');
  const counter = state.map<number>('agenda/count');
  /** Latest first. It only orders; the map is authoritative. */
  let order: ScheduledEvent[] = [];
  let generation = -1;

  const all = (): ScheduledEvent[] => [...events.values()].sort(bySoonest);

  function rebuildWhenStale(): void {
    if (generation === state.generation && order.length <= 2 * events.size + 1000) return;
    order = all().reverse();
    generation = state.generation;
  }

  function next(): ScheduledEvent | undefined {
    rebuildWhenStale();
    // Cancelled, fired and rolled-back events are skipped.
    for (let event = order.at(-1); event; event = order.at(-1)) {
      if (events.get(event.id) === event) return event;
      order.pop();
    }
    return undefined;
  }

  /** Inserts an event by binary search. */
  function place(event: ScheduledEvent): void {
    let [from, to] = [0, order.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (bySoonest(order[middle] as ScheduledEvent, event) > 0) from = middle + 1;
      else to = middle;
    }
    order.splice(from, 0, event);
  }

  function at(dueAt: number, name: string, payload: Plain): string {
    if (!isKnown(name))
      throw new Error(`No handler for the event ${name}: add one of that name to the world.`);
    if (!Number.isSafeInteger(dueAt)) throw new RangeError(`Not a moment: ${dueAt}.`);
    const count = counter.get('scheduled') ?? 0;
    const id = String(count);
    const event = plain({ id, dueAt: Math.max(dueAt, now()), name, payload }, `event ${name}`);
    counter.set('scheduled', count + 1);
    events.set(id, event);
    place(event);
    return id;
  }

  return {
    /**
     * Schedules an event at a moment; a moment in the past becomes the present. Returns its id. Needs an open command.
     */
    at,
    /** Schedules an event after a delay in milliseconds. Returns its id. Needs an open command. */
    after: (delay: number, name: string, payload: Plain): string => at(now() + delay, name, payload),
    /** Cancels an event. Returns false when it was no longer pending. */
    cancel(id: string): boolean {
      if (!events.has(id)) return false;
      events.delete(id);
      return true;
    },
    all,
    /** Returns the moment of the next event. */
    // A stage may still be rolled back, so nothing is dropped while one is open.
    nextDueAt: (): number | undefined => (state.isStaging ? all()[0] : next())?.dueAt,
    /** Removes and returns the first event due at or before a moment, by due time, then by order of scheduling. */
    take(until: number): ScheduledEvent | undefined {
      const event = next();
      if (!event || event.dueAt > until) return undefined;
      order.pop();
      state.stage(() => events.delete(event.id));
      return event;
    },
  };
}
