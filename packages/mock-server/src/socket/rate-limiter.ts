/** A token bucket in real time, for the events of one connection. */

export interface RateLimiterOptions {
  /** Size of the bucket. */
  readonly burst: number;
  readonly perSecond: number;
  /** The real time in milliseconds. */
  readonly now: () => number;
}

/** Returns a function that consumes a token, and returns false when the bucket is empty. */
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
