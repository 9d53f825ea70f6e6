import { readFileSync } from 'node:fs';
import { type ErrorCode, errorCodes, successCodes } from '@wallet/contract/errors';
import { slipNotes } from '@wallet/contract/statement';
import { operations } from '@wallet/contract';
import { describe, expect, it } from 'vitest';
import { isAdvised } from './error-places.ts';

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

/** Words that are no codes of the catalogue: what the client itself can run into, and the groups. */
const others = ['gone', 'offline', 'elsewhere', 'unknown', 'advice', 'slip', 'slipAdvice'];

describe.each(['th', 'lo', 'en'])('the words of errors in %s', (tag) => {
  const words = read(tag);

  it('has words for every code of the catalogue', () => {
    expect(codes.filter((code) => typeof words[code] !== 'string')).toEqual([]);
  });

  it('has no words for a code that does not exist', () => {
    // `CODE_param` are the words of a code that came with that parameter.
    const known = (key: string) => codes.some((code) => key === code || key.startsWith(`${code}_`));
    expect(Object.keys(words).filter((key) => !known(key) && !others.includes(key))).toEqual([]);
  });

  it('gives advice for codes of the catalogue only', () => {
    expect(Object.keys(words.advice).filter((code) => !(codes as string[]).includes(code))).toEqual([]);
  });

  it('says what to do about every refusal: beside it, or in a second sentence', () => {
    // “Log in first.” is nothing but what to do; the others that need no more say two things in English.
    const isAdvice = (code: string) => /^(?:Log in|Verify|Choose)\b|\. [A-Z]/.test(String(english[code]));
    expect(errorCodes.filter((code) => !isAdvice(code) && !words.advice[code])).toEqual([]);
  });

  it('gives no advice that no place shows', () => {
    const isShown = (code: string) =>
      operations.some(
        ({ id, metadata }) =>
          (metadata.errors as readonly string[]).includes(code) && isAdvised(id, code as ErrorCode),
      );
    expect(Object.keys(words.advice).filter((code) => !isShown(code))).toEqual([]);
  });

  it('has words and advice for every slip failure note', () => {
    expect(Object.keys(words.slip).sort()).toEqual([...notes].sort());
    expect(Object.keys(words.slipAdvice).sort()).toEqual([...notes].sort());
  });

  it('says the same for notes that mean the same, and different things for others', () => {
    const meanings = Object.entries(slipNotes) as [keyof typeof slipNotes, string][];
    const textOf = new Map(meanings.map(([note, meaning]) => [meaning, words.slip[note]]));
    expect(meanings.filter(([note, meaning]) => words.slip[note] !== textOf.get(meaning))).toEqual([]);
    expect(new Set(textOf.values()).size).toBe(textOf.size);
  });
});
