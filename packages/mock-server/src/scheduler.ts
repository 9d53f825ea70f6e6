/** Makes things happen on time: one timer, set to the earliest event of all worlds whose clock runs. */
import { crashEntry } from './world/journal.ts';
import type { World } from './world/world.ts';

export interface Scheduler {
  /** Looks again at what is due when: to be called after anything that may have scheduled an event. */
  reschedule(world: World): void;
  stop(): void;
}

/** A timer is never longer than this, in milliseconds; the worlds are looked at again then. */
const longest = 60 * 60 * 1_000;

export function createScheduler(worlds: () => readonly World[]): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let firesAt = Infinity;
  let isStopped = false;

  /** Milliseconds of real time until a world's next event. */
  function delayOf({ clock, nextDueAt }: World): number {
    const dueAt = clock.rate > 0 ? nextDueAt() : undefined;
    return dueAt === undefined ? Infinity : Math.max(0, Math.ceil((dueAt - clock.now()) / clock.rate));
  }

  function set(delay: number): void {
    const at = performance.now() + delay;
    if (isStopped || delay === Infinity || at >= firesAt) return;
    clearTimeout(timer);
    firesAt = at;
    timer = setTimeout(fire, Math.min(delay, longest));
    timer.unref();
  }

  function fire(): void {
    firesAt = Infinity;
    for (const world of worlds()) if (world.clock.rate > 0) catchUp(world);
    set(Math.min(...worlds().map(delayOf)));
  }

  return {
    reschedule: (world) => set(delayOf(world)),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** A world whose events do not end stands still from now on and says so in its journal; the others go on. */
function catchUp(world: World): void {
  try {
    world.catchUp();
  } catch (error) {
    world.clock.freeze();
    world.journal.append(crashEntry('clock.catchUp', error));
  }
}
