/**
 * Returns a random time up to a limit, so that phones of one outage do not return together. Simulations replace
 * `random`.
 */
export const fullJitter = (most: number, random: () => number = Math.random): number => most * random();
