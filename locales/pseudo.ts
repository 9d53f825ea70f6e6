/**
 * A pseudo-language from English, for tests, Ladle and development. Accents show hard-coded texts, words that are 40 %
 * longer show narrow layouts, and brackets show truncated or concatenated texts. Production builds exclude it.
 */
import type { WordTree } from './keys.ts';
import type { Language } from './languages.ts';
import { loadWords } from './load-words.ts';
import type { Namespace } from './namespaces.ts';

const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const accented = 'ÁáƁƀÇçĐđÉéƑƒǦǧĤĥÍíĴĵĶķĹĺḾḿÑñÓóƤƥɊɋŔŕŠšŢţÚúṼṽŴŵẊẋÝýŽž';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

/** The length of a word, relative to English. */
export const growth = 0.4;

/** Placeholders and tags, which stay unchanged. */
const machinery = /(\{\{[^}]*\}\}|<[^>]*>)/;

/** The name in language switches. */
export const pseudoTag = 'en-XA';

/** Converts one text. */
export const pseudo = (text: string): string =>
  `[${text
    .split(machinery)
    .map((part, index) => (index % 2 ? part : part.replace(/[A-Za-z]+/g, stretch)))
    .join('')}]`;

/** Converts all texts of a tree. */
export const pseudoWords = (words: WordTree): WordTree =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoWords(value),
    ]),
  );

/** Replaces `loadWords`; returns the same texts for every language. */
export const loadPseudoWords = async (_language: Language, namespace: Namespace): Promise<WordTree> =>
  pseudoWords(await loadWords('en', namespace));

/** Adds accents to a word, and repeats its vowels (or the last letter) up to the target length. */
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
