import { fullJitter } from './jitter.ts';

/** Returns the milliseconds to the next probe: up to 20 s, 40 s, 80 s, then two minutes; `attempt` counts from 0. */
export const probeDelay = (attempt: number, random?: () => number): number =>
  fullJitter(Math.min(120_000, 20_000 * 2 ** attempt), random);
