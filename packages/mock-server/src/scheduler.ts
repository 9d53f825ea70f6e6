/** Runs due events, in a process or in the page of a preview. */
import { crashEntry } from './world/journal.ts';
import type { World } from './world/world.ts';

/** Milliseconds of real time between two runs. Calls and the control API run what is due at once. */
const pause = 250;

/** Runs the due events of worlds with a running clock from now on. Returns the timer. */
export const runDueEvents = (worlds: () => readonly World[]): NodeJS.Timeout =>
  setInterval(() => {
    for (const world of worlds()) if (world.clock.rate > 0) catchUp(world);
  }, pause);

/** Runs due events. Freezes a world with endless events and journals the crash, so that the others continue. */
function catchUp(world: World): void {
  try {
    world.catchUp();
  } catch (error) {
    world.clock.freeze();
    world.journal.append(crashEntry('clock.catchUp', error));
  }
}
