/** Runs due events: one timer, set to the earliest event of all worlds with a running clock. */
import { crashEntry } from './world/journal.ts';
import type { World } from './world/world.ts';

/** Maximum delay of the timer in milliseconds. */
const longestDelay = 60 * 60 * 1_000;

export function createScheduler(worlds: () => readonly World[]) {
  let timer: NodeJS.Timeout | undefined;
  let firesAt = Infinity;
  let isStopped = false;

  /** Returns the milliseconds of real time until the next event of a world. */
  function delayOf({ clock, nextDueAt }: World): number {
    const dueAt = clock.rate > 0 ? nextDueAt() : undefined;
    return dueAt === undefined ? Infinity : Math.max(0, Math.ceil((dueAt - clock.now()) / clock.rate));
  }

  function set(delay: number): void {
    const at = performance.now() + delay;
    if (isStopped || delay === Infinity || at >= firesAt) return;
    clearTimeout(timer);
    firesAt = at;
    timer = setTimeout(fire, Math.min(delay, longestDelay));
    timer.unref();
  }

  function fire(): void {
    firesAt = Infinity;
    for (const world of worlds()) if (world.clock.rate > 0) catchUp(world);
    set(Math.min(...worlds().map(delayOf)));
  }

  return {
    /** Called after anything that may have scheduled an event. */
    reschedule: (world: World): void => set(delayOf(world)),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Runs due events. Freezes a world with endless events and journals the crash, so that the others continue. */
function catchUp(world: World): void {
  try {
    world.catchUp();
  } catch (error) {
    world.clock.freeze();
    world.journal.append(crashEntry('clock.catchUp', error));
  }
}
