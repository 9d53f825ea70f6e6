/** Checks that all texts use the terms of docs/glossary.md. */
import { languages, type LanguageTag } from '@wallet/locales';
import { describe, expect, it } from 'vitest';
import { textsIn, type Texts } from './locale-texts.ts';
import { rows } from './markdown.ts';
import { read } from './repository.ts';

const glossary = rows(read('docs/glossary.md'), 'Glossary').map(([en = '', th = '', lo = '', never]) => ({
  en,
  th,
  lo,
  never,
}));

/** Returns the texts without placeholders. */
const wordsIn = (tag: LanguageTag): Texts =>
  new Map([...textsIn(tag)].map(([key, text]) => [key, text.replace(/\{\{[^}]*\}\}/g, '')]));

const sentences = { en: wordsIn('en'), th: wordsIn('th'), lo: wordsIn('lo') } as const;

const words = (cell = ''): string[] => cell.split(/, | \/ (?![^(]*\))/).filter((word) => word !== '');

/** Returns the required parts of the terms: ฝาก of `ฝาก(เงิน)`. */
const stems = (cell: string): string[] => words(cell).map((word) => word.replace(/\([^)]*\)/g, ''));

/** Matches an English term with its endings: deposits, withdrawal, transferred, logged in. */
const inEnglish = (word: string): RegExp =>
  new RegExp(
    `\\b${word.replace(/^Log in$/, 'log(?:ged|ging)? in').replace(/y$/, '(?:y|ied)')}(?:s|es|als?|red|n)?\\b`,
    'i',
  );

/** Returns the language of a term by its letters. */
function languageOf(term: string): LanguageTag {
  if (/\p{sc=Thai}/u.test(term)) return 'th';
  return /\p{sc=Lao}/u.test(term) ? 'lo' : 'en';
}

/** Exceptions: a short label below an icon, and names of banks. */
const exceptions = /^(?:common:menu\.statement|bank:names\.\w+)$/;

describe.each(glossary)('“$en”', ({ en, never, ...terms }) => {
  const withTerm = [...sentences.en].filter(
    ([key, text]) => inEnglish(en).test(text) && !exceptions.test(key),
  );

  it('is used', () => {
    expect(withTerm.length).toBeGreaterThan(0);
  });

  it.each(['th', 'lo'] as const)('has its term in %s', (tag) => {
    const wanted = stems(terms[tag]);
    const other = withTerm.flatMap(([key]) => {
      const text = sentences[tag].get(key);
      return text === undefined || wanted.some((word) => text.includes(word)) ? [] : [[key, text]];
    });
    expect(other).toEqual([]);
  });

  it.each(languages.map(({ tag }) => tag))('has no other term in %s', (tag) => {
    const others = words(never).filter((word) => languageOf(word) === tag);
    const found = [...sentences[tag]].filter(([, text]) =>
      others.some((word) =>
        tag === 'en' ? new RegExp(`\\b${word}\\b`, 'i').test(text) : text.includes(word),
      ),
    );
    expect(found).toEqual([]);
  });
});
