/** Wall time and CPU seconds of steps. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const steps = new AsyncLocalStorage();
const ticksPerSecond = 100;

/** Returns the CPU seconds of all children that have ended, with their own children; 0 except on Linux. */
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

const durationSince = (start, cpu) => {
  const wall = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  return cpu > 0 ? `${wall}, ${cpu.toFixed(0)} s of CPU` : wall;
};

/** Runs a step. Resolves to its result, and to its duration as a text: wall time, and CPU time of its children. */
export async function timed(step) {
  const start = performance.now();
  const used = { cpu: 0 };
  const result = await steps.run(used, step);
  return { result, duration: durationSince(start, used.cpu) };
}

const secondsOfMachine = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000;

/** As `timed`, for a step that runs alone: the CPU time is the machine's, because browsers report none to their parent. */
export async function timedAlone(step) {
  const start = performance.now();
  const before = secondsOfMachine();
  const result = await step();
  return { result, duration: durationSince(start, secondsOfMachine() - before) };
}
