/** No line ends here, and nothing is seen. */
const wordJoiner = '\u2060';
/** A line may end here, and nothing is seen. It parts a word from its neighbours, which the browser then cuts by themselves. */
const wordEnd = '\u200b';
const hardSpace = '\u00a0';

/** The first letter of a syllable: consonants and the vowels written before them. */
const thaiStart = '\u0e01-\u0e2e\u0e40-\u0e44';
const laoStart = '\u0e81-\u0eae\u0ec0-\u0ec4\u0edc-\u0edf';
const start = new RegExp(`[${thaiStart}${laoStart}]`);
/** Vowels and marks that belong to the letter before them: with one of these behind it, it was another word. */
const attached = '\u0e30-\u0e3a\u0e45\u0e47-\u0e4e\u0eb0-\u0ebd\u0ec8-\u0ece';
const letter = /[\u0e01-\u0e4e\u0e81-\u0edf]/;

const joined = new Map<string, string>();
let words = /(?!)/g;

/** Adds words to keep whole, each with a dot where browsers cut it; a language brings its own when it is loaded. */
export function joinWords(list: readonly string[]): void {
  for (const word of list) joined.set(word.replaceAll('·', ''), word.replaceAll('·', wordJoiner));
  const longestFirst = [...joined.keys()].sort((one, other) => other.length - one.length);
  words = new RegExp(`(?:${longestFirst.join('|')})(?![${attached}])`, 'g');
  known.clear();
}

/** A number and its unit; in English the short ones, which mean nothing alone. */
const beforeUnit = new RegExp(`(\\d) (?=[${thaiStart}${laoStart}]|(?:[KM]B|min)\\b)`, 'g');
/** The sign of repetition, with a space before it in Thai and without one in Lao. */
const beforeRepetition = /([^\s\u2060])( ?)(?=[ๆໆ])/g;

/** Texts that were joined before: the same few hundred are drawn again and again. */
const known = new Map<string, string>();
const most = 2000;

/**
 * Returns a text as it is shown: no line of it ends inside a word that browsers cut, before a sign of repetition, or
 * between a number and its unit. The letters stay as they are. Joining twice changes nothing.
 */
export function asShown(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const shown = join(text);
  if (known.size >= most) known.clear();
  known.set(text, shown);
  return shown;
}

function join(text: string): string {
  const withUnits = text.replace(beforeUnit, `$1${hardSpace}`);
  if (!letter.test(text)) return withUnits;
  return withUnits
    .replace(words, (word, at: number, whole: string) => {
      const isAfterLetter = at > 0 && letter.test(whole.charAt(at - 1));
      const isBeforeLetter = start.test(whole.charAt(at + word.length));
      return `${isAfterLetter ? wordEnd : ''}${joined.get(word)}${isBeforeLetter ? wordEnd : ''}`;
    })
    .replace(beforeRepetition, (_, last: string, space: string) => last + (space ? hardSpace : wordJoiner));
}

/** Returns a shown text without what was put into it: for the clipboard. */
export const asWritten = (shown: string): string =>
  shown.replace(/[\u2060\u200b]/g, '').replaceAll(hardSpace, ' ');
