import { describe, expect, it } from 'vitest';
import { fromStored, languages, toTag } from './languages.ts';

describe('languages', () => {
  it('writes Lao as `la` in storage and as `lo` for the browser', () => {
    expect(languages.map(({ language }) => [language, toTag(language)])).toEqual([
      ['th', 'th'],
      ['la', 'lo'],
      ['en', 'en'],
    ]);
  });

  it.each([
    ['th', 'th'],
    ['la', 'la'],
    ['lo', 'la'],
    ['en', 'en'],
    ['fr', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('reads a stored %s as %s', (stored, language) => {
    expect(fromStored(stored)).toBe(language);
  });

  it('names each language in itself', () => {
    expect(languages.map(({ endonym }) => endonym)).toEqual(['ไทย', 'ລາວ', 'English']);
  });

  it('has a tag that Intl supports, or it would format Lao as English', () => {
    expect(Intl.PluralRules.supportedLocalesOf(languages.map(({ tag }) => tag))).toHaveLength(3);
  });
});
