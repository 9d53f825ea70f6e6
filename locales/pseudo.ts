/**
 * English as a language that shows what a layout and its words forget: every letter wears an accent, so that a word
 * without one was written into the program; every word is longer by 40 %, so that what is too narrow breaks; brackets
 * stand around the whole, so that what is cut off or put together from pieces can be seen. For tests, the gallery and
 * development; never a part of what players get.
 */
import type { WordTree } from './keys.ts';
import type { Language } from './languages.ts';
import { loadWords } from './load-words.ts';
import type { Namespace } from './namespaces.ts';

const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const accented = 'ÁáƁƀÇçĐđÉéƑƒǦǧĤĥÍíĴĵĶķĹĺḾḿÑñÓóƤƥɊɋŔŕŠšŢţÚúṼṽŴŵẊẋÝýŽž';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

/** How much longer a word gets. */
export const growth = 0.4;

/** What the words are for the program: placeholders and tags. */
const machinery = /(\{\{[^}]*\}\}|<[^>]*>)/;

/** What it is called where it can be chosen. */
export const pseudoTag = 'en-XA';

/** One text; placeholders and tags stay as they are. */
export const pseudo = (text: string): string =>
  `[${text
    .split(machinery)
    .map((part, index) => (index % 2 ? part : part.replace(/[A-Za-z]+/g, stretch)))
    .join('')}]`;

/** All texts of a tree, under the keys they had. */
export const pseudoWords = (words: WordTree): WordTree =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoWords(value),
    ]),
  );

/** In the place of `loadWords`: the same words in every language. */
export const loadPseudoWords = async (_language: Language, namespace: Namespace): Promise<WordTree> =>
  pseudoWords(await loadWords('en', namespace));

/** A word with its accents, its vowels (the last letter where there is none) repeated until it is long enough. */
function stretch(word: string): string {
  const letters = [...word];
  const vowels = letters.flatMap((letter, index) => (/[aeiou]/i.test(letter) ? [index] : []));
  const stretched = vowels.length > 0 ? vowels : [letters.length - 1];
  const times = letters.map(() => 1);
  for (let added = 0; added < word.length * growth; added += 1) {
    const at = stretched[added % stretched.length] ?? 0;
    times[at] = (times[at] ?? 1) + 1;
  }
  return letters.map((letter, index) => (accents.get(letter) ?? letter).repeat(times[index] ?? 1)).join('');
}
