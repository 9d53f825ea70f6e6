/** Milliseconds between polls; the last one repeats. */
const waits = [5_000, 10_000, 15_000, 20_000, 30_000];

/** Milliseconds after which polling stops. */
const pollDuration = 3 * 60_000;

/** Returns the milliseconds to the next poll after `elapsed` milliseconds, or false at the end. */
export function nextPollDelay(elapsed: number): number | false {
  let at = 0;
  for (let turn = 0; at <= elapsed; turn += 1) at += waits[Math.min(turn, waits.length - 1)] ?? pollDuration;
  return at <= pollDuration ? at - elapsed : false;
}
