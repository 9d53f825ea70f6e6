/**
 * Words in which browsers break lines, with a dot at each wrong break. Browser dictionaries of Thai and Lao lack loan words
 * and brands, split some compounds, and then break the neighbours of such words wrongly too. `e2e/across/line-breaks.spec.ts`
 * finds missing words.
 */
import { words as lao } from './joined-words-lo.ts';
import { words as thai } from './joined-words-th.ts';

/** The words of both languages. The app loads one of the lists. */
export const joinedWords: readonly string[] = [...thai, ...lao];
