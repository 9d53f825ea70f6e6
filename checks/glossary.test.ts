/** Whether the sentences on screen keep to the words of docs/nouns.md. */
import { languages, type LanguageTag } from '@wallet/locales';
import { describe, expect, it } from 'vitest';
import { rows } from './markdown.ts';
import { read } from './repository.ts';
import { sentencesIn, type Sentences } from './sentences.ts';

/** Without their placeholders, which are values and no words. */
const wordsIn = (tag: LanguageTag): Sentences =>
  new Map([...sentencesIn(tag)].map(([key, text]) => [key, text.replace(/\{\{[^}]*\}\}/g, '')]));

const sentences = { en: wordsIn('en'), th: wordsIn('th'), lo: wordsIn('lo') } as const;

const glossary = rows(read('docs/nouns.md'), 'Money words on screen');

/** The columns of a language: what it says, and what it never says. */
const columns = { en: [0, 1], th: [2, 3], lo: [4, 5] } as const satisfies Record<LanguageTag, unknown>;

const words = (cell = ''): string[] => cell.split(/, | \/ (?![^(]*\))/).filter((word) => word !== '');

/** `ฝาก(เงิน)` is said where ฝาก is. */
const stems = (cell?: string): string[] => words(cell).map((word) => word.replace(/\([^)]*\)/g, ''));

/** A word of English with its endings: deposits, withdrawal, transferred, logged in. */
const inEnglish = (word: string): RegExp =>
  new RegExp(
    `\\b${word.replace(/^Log in$/, 'log(?:ged|ging)? in').replace(/y$/, '(?:y|ied)')}(?:s|es|als?|red|n)?\\b`,
    'i',
  );

/** Short on purpose: below an icon, and the name of a bank. */
const elsewise = /^(?:common:menu\.statement|bank:names\.\w+)$/;

describe.each(glossary)('“%s”', (english = '', ...rest) => {
  const row = [english, ...rest];
  const said = [...sentences.en].filter(
    ([key, text]) => inEnglish(english).test(text) && !elsewise.test(key),
  );

  it('is said on screen', () => {
    expect(said.length).toBeGreaterThan(0);
  });

  it.each(['th', 'lo'] as const)('is said with its word in %s', (tag) => {
    const wanted = stems(row[columns[tag][0]]);
    const other = said.flatMap(([key]) => {
      const text = sentences[tag].get(key);
      return text === undefined || wanted.some((word) => text.includes(word)) ? [] : [[key, text]];
    });
    expect(other).toEqual([]);
  });

  it.each(languages.map(({ tag }) => tag))('is not called anything else in %s', (tag) => {
    const never = words(row[columns[tag][1]]);
    const found = [...sentences[tag]].filter(([, text]) =>
      never.some((word) =>
        tag === 'en' ? new RegExp(`\\b${word}\\b`, 'i').test(text) : text.includes(word),
      ),
    );
    expect(found).toEqual([]);
  });
});
