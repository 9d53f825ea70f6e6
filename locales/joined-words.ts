/**
 * Words that browsers cut, with a dot where they must not. Their dictionaries of Thai and Lao lack loan words and brands,
 * part a compound into words that mean something else alone, and then also cut the neighbour of such a word wrongly.
 * `e2e/across/words.spec.ts` finds them.
 */
import { words as lao } from './joined-words-lo.ts';
import { words as thai } from './joined-words-th.ts';

/** The words of both languages; the app loads those of one. */
export const joinedWords: readonly string[] = [...thai, ...lao];
