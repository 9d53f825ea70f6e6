/**
 * Returns a random time up to a limit. Phones that lost the same server at the same moment come back one by one.
 * `random` is replaced in simulations.
 */
export const fullJitter = (most: number, random: () => number = Math.random): number => most * random();
