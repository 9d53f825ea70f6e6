import { hashText, scramble } from './hash.ts';

/** Random choices for tests, independent of any world's streams: the same seed gives the same choices. */
export interface SeededChoices {
  /** Returns a whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** Returns true once in so many calls, on average. */
  oneIn(rolls: number): boolean;
}

export function seededChoices(seed: string): SeededChoices {
  let rolls = 0;
  const first = hashText(seed, 7);
  const below = (end: number): number =>
    Math.floor((scramble(first + Math.imul(++rolls, 0x9e3779b9)) / 2 ** 32) * end);
  return {
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    oneIn: (times) => below(times) === 0,
  };
}
