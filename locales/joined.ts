/** Invisible; forbids a line break. */
const wordJoiner = '\u2060';
/** Invisible; allows a line break, so that browsers analyse the neighbours of a word separately. */
const wordEnd = '\u200b';
const hardSpace = '\u00a0';

/** The first letter of a syllable: consonants and the vowels written before them. */
const thaiStart = '\u0e01-\u0e2e\u0e40-\u0e44';
const laoStart = '\u0e81-\u0eae\u0ec0-\u0ec4\u0edc-\u0edf';
const start = new RegExp(`[${thaiStart}${laoStart}]`);
/** Vowels and marks that belong to the letter before them. Followed by one, a match is a different word. */
const attached = '\u0e30-\u0e3a\u0e45\u0e47-\u0e4e\u0eb0-\u0ebd\u0ec8-\u0ece';
const letter = /[\u0e01-\u0e4e\u0e81-\u0edf]/;

const joined = new Map<string, string>();
let words = /(?!)/g;

/** Adds words to keep whole, with a dot at each wrong break. Called when a language is loaded. */
export function joinWords(list: readonly string[]): void {
  for (const word of list) joined.set(word.replaceAll('·', ''), word.replaceAll('·', wordJoiner));
  const longestFirst = [...joined.keys()].sort((one, other) => other.length - one.length);
  words = new RegExp(`(?:${longestFirst.join('|')})(?![${attached}])`, 'g');
  known.clear();
}

/** A number before its unit; in English, short units only. */
const beforeUnit = new RegExp(`(\\d) (?=[${thaiStart}${laoStart}]|(?:[KM]B|min)\\b)`, 'g');
/** The dash of a span of numbers, as in hours. */
const insideSpan = /(\d–)(?=\d)/g;
/** The space before a dot between facts: the dot ends a line and begins none. */
const beforeDot = / (?=· )/g;
/** The sign of repetition, with a space before it in Thai and without one in Lao. */
const beforeRepetition = /([^\s\u2060])( ?)(?=[ๆໆ])/g;

/** Cache: the same few hundred texts are rendered repeatedly. */
const known = new Map<string, string>();
const most = 2000;

/**
 * Returns the text without line breaks inside listed words and spans, before repetition signs and dots, and between
 * numbers and units. Idempotent; adds invisible characters only.
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
  const withUnits = text
    .replace(beforeUnit, `$1${hardSpace}`)
    .replace(insideSpan, `$1${wordJoiner}`)
    .replace(beforeDot, hardSpace);
  if (!letter.test(text)) return withUnits;
  return withUnits
    .replace(words, (word, at: number, whole: string) => {
      const isAfterLetter = at > 0 && letter.test(whole.charAt(at - 1));
      const isBeforeLetter = start.test(whole.charAt(at + word.length));
      return `${isAfterLetter ? wordEnd : ''}${joined.get(word)}${isBeforeLetter ? wordEnd : ''}`;
    })
    .replace(beforeRepetition, (_, last: string, space: string) => last + (space ? hardSpace : wordJoiner));
}

/** Reverts `asShown`, for the clipboard. */
export const asWritten = (shown: string): string =>
  shown.replace(/[\u2060\u200b]/g, '').replaceAll(hardSpace, ' ');
