import { hashText, scramble } from './hash.ts';

/** Chance for tests, apart from any world's: the same seed rolls the same. */
export interface SeededChoices {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** True once in so many rolls. */
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
