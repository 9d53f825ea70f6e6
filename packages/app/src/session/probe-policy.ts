import { fullJitter } from '../jitter.ts';

/** Milliseconds until the next probe: up to 20 s, up to 40 s, then up to a minute; `attempt` counts from 0. */
export const probeDelay = (attempt: number, random?: () => number): number =>
  fullJitter(Math.min(60_000, 20_000 * 2 ** attempt), random);
