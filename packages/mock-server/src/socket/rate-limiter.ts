/** How much one connection may ask for: a number of turns that fill again with real time. */

export interface RateLimiterOptions {
  /** Turns at once. */
  readonly burst: number;
  readonly perSecond: number;
  /** Milliseconds of real time. */
  readonly now: () => number;
}

/** Takes a turn, and answers whether there was one. */
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
