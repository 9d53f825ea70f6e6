/** CPU seconds of the child processes of a step. Only Linux reports them. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

const steps = new AsyncLocalStorage();
const ticksPerSecond = 100;

/** Returns the CPU seconds of all children that have ended, with their own children; 0 where they are unknown. */
function secondsOfChildren() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15);
    return (Number(user) + Number(system)) / ticksPerSecond;
  } catch {
    return 0;
  }
}

let counted = 0;

/** Adds the time of a child to its step. To be called when the child has ended. */
export function countChild() {
  const seconds = secondsOfChildren();
  const step = steps.getStore();
  if (step) step.cpu += seconds - counted;
  counted = seconds;
}

/** Runs a step. Resolves to its result, and to its duration as a text: wall time and CPU time. */
export async function timed(step) {
  const start = performance.now();
  const used = { cpu: 0 };
  const result = await steps.run(used, step);
  const wall = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  return { result, duration: used.cpu > 0 ? `${wall}, ${used.cpu.toFixed(0)} s of CPU` : wall };
}
