import { readFileSync } from 'node:fs';
import { errorCodes, successCodes } from '@wallet/contract/errors';
import { slipNotes } from '@wallet/contract/statement';
import { describe, expect, it } from 'vitest';

interface ErrorWords {
  readonly [code: string]: unknown;
  readonly advice: Readonly<Record<string, string>>;
  readonly slip: Readonly<Record<string, string>>;
  readonly slipAdvice: Readonly<Record<string, string>>;
}

const read = (tag: string) =>
  JSON.parse(readFileSync(new URL(`../locales/${tag}/error.json`, import.meta.url), 'utf8')) as ErrorWords;

const english = read('en');
const codes = [...errorCodes, ...successCodes];
const notes = Object.keys(slipNotes);

/** Keys that are no codes of the catalogue: errors of the client, and groups. */
const others = [
  'gone',
  'offline',
  'elsewhere',
  'not-loaded',
  'unknown',
  'unlisted',
  'advice',
  'slip',
  'slipAdvice',
];

describe.each(['th', 'lo', 'en'])('the error texts in %s', (tag) => {
  const words = read(tag);

  it('cover every code of the catalogue', () => {
    expect(codes.filter((code) => typeof words[code] !== 'string')).toEqual([]);
  });

  it('have no unknown codes', () => {
    // `CODE_param` is the text of a code with that parameter.
    const known = (key: string) => codes.some((code) => key === code || key.startsWith(`${code}_`));
    expect(Object.keys(words).filter((key) => !known(key) && !others.includes(key))).toEqual([]);
  });

  it('give advice for codes of the catalogue only', () => {
    expect(Object.keys(words.advice).filter((code) => !(codes as string[]).includes(code))).toEqual([]);
  });

  it('give advice for every error, as advice or as a second sentence', () => {
    // “Log in first.” is advice; the other texts without advice have two sentences in English.
    const isAdvice = (code: string) => /^(?:Log in|Verify|Choose)\b|\. [A-Z]/.test(String(english[code]));
    expect(errorCodes.filter((code) => !isAdvice(code) && !words.advice[code])).toEqual([]);
  });

  it('cover every slip note, with advice', () => {
    expect(Object.keys(words.slip).sort()).toEqual([...notes].sort());
    expect(Object.keys(words.slipAdvice).sort()).toEqual([...notes].sort());
  });

  it('have equal texts for notes of equal meaning only', () => {
    const meanings = Object.entries(slipNotes) as [keyof typeof slipNotes, string][];
    const textOf = new Map(meanings.map(([note, meaning]) => [meaning, words.slip[note]]));
    expect(meanings.filter(([note, meaning]) => words.slip[note] !== textOf.get(meaning))).toEqual([]);
    expect(new Set(textOf.values()).size).toBe(textOf.size);
  });
});
