/** Milliseconds between looks at something that changes by itself; the last one holds until the end. */
const waits = [5_000, 10_000, 15_000, 20_000, 30_000];

/** Milliseconds after which nobody looks by themselves any more. */
const lookedAfterFor = 3 * 60_000;

/** Milliseconds until the next look at something that is looked after since `elapsed` milliseconds; false: no more. */
export function nextPollDelay(elapsed: number): number | false {
  let at = 0;
  for (let turn = 0; at <= elapsed; turn += 1)
    at += waits[Math.min(turn, waits.length - 1)] ?? lookedAfterFor;
  return at <= lookedAfterFor ? at - elapsed : false;
}
