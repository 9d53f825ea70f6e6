/** Seeded random numbers (mulberry32): the same fleet in each run. */
export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number;
  /** Returns true with this probability. */
  chance(share: number): boolean;
  /** Returns an exponentially distributed waiting time with this mean. */
  wait(mean: number): number;
  between(least: number, most: number): number;
}

export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (share) => next() < share,
    wait: (mean) => -Math.log(1 - next()) * mean,
    between: (least, most) => least + next() * (most - least),
  };
}
