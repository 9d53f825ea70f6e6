/** Milliseconds after the acceptance of an effect at which it is looked for (decisions 30). */
const lookTimes: readonly number[] = [0, 2_000, 5_000, 10_000, 20_000, 30_000];

/** Returns the milliseconds before each look for an effect that was accepted so long ago; at least one is due now. */
export function lookDelays(sinceAcceptance: number): readonly number[] {
  // Negative after the phone's clock was set back; the looks must not wait for the old time.
  const elapsed = Math.max(0, sinceAcceptance);
  const times = [elapsed, ...lookTimes.filter((time) => time > elapsed)];
  return times.map((time, index) => time - (times[index - 1] ?? time));
}
