/** A token bucket in real time, for the events of one connection. */

export interface RateLimiterOptions {
  /** Turns at once. */
  readonly burst: number;
  readonly perSecond: number;
  /** Milliseconds of real time. */
  readonly now: () => number;
}

/** Returns a function that takes a token and returns whether there was one. */
export function createRateLimiter({ burst, perSecond, now }: RateLimiterOptions): () => boolean {
  let left = burst;
  let countedAt = now();
  return () => {
    const at = now();
    left = Math.min(burst, left + ((at - countedAt) / 1_000) * perSecond);
    countedAt = at;
    if (left < 1) return false;
    left--;
    return true;
  };
}
