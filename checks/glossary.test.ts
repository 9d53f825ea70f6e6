/** Whether the sentences on screen keep to the words of the glossary. */
import { languages, type LanguageTag } from '@wallet/locales';
import { describe, expect, it } from 'vitest';
import { glossary } from './glossary-words.ts';
import { sentencesIn, type Sentences } from './sentences.ts';

/** Without their placeholders, which are values and no words. */
const wordsIn = (tag: LanguageTag): Sentences =>
  new Map([...sentencesIn(tag)].map(([key, text]) => [key, text.replace(/\{\{[^}]*\}\}/g, '')]));

const sentences = { en: wordsIn('en'), th: wordsIn('th'), lo: wordsIn('lo') } as const;

const words = (cell = ''): string[] => cell.split(/, | \/ (?![^(]*\))/).filter((word) => word !== '');

/** `ฝาก(เงิน)` is said where ฝาก is. */
const stems = (cell: string): string[] => words(cell).map((word) => word.replace(/\([^)]*\)/g, ''));

/** A word of English with its endings: deposits, withdrawal, transferred, logged in. */
const inEnglish = (word: string): RegExp =>
  new RegExp(
    `\\b${word.replace(/^Log in$/, 'log(?:ged|ging)? in').replace(/y$/, '(?:y|ied)')}(?:s|es|als?|red|n)?\\b`,
    'i',
  );

/** Short on purpose: below an icon, and the name of a bank. */
const elsewise = /^(?:common:menu\.statement|bank:names\.\w+)$/;

describe.each(glossary)('“$en”', ({ en, never, ...said }) => {
  const inEnglishSaid = [...sentences.en].filter(
    ([key, text]) => inEnglish(en).test(text) && !elsewise.test(key),
  );

  it('is said on screen', () => {
    expect(inEnglishSaid.length).toBeGreaterThan(0);
  });

  it.each(['th', 'lo'] as const)('is said with its word in %s', (tag) => {
    const wanted = stems(said[tag]);
    const other = inEnglishSaid.flatMap(([key]) => {
      const text = sentences[tag].get(key);
      return text === undefined || wanted.some((word) => text.includes(word)) ? [] : [[key, text]];
    });
    expect(other).toEqual([]);
  });

  it.each(languages.map(({ tag }) => tag))('is not called anything else in %s', (tag) => {
    const others = words(never?.[tag]);
    const found = [...sentences[tag]].filter(([, text]) =>
      others.some((word) =>
        tag === 'en' ? new RegExp(`\\b${word}\\b`, 'i').test(text) : text.includes(word),
      ),
    );
    expect(found).toEqual([]);
  });
});
