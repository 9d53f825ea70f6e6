import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WordTree } from './keys.ts';
import { namespaces } from './namespaces.ts';
import { growth, pseudo, pseudoWords } from './pseudo.ts';

const leaves = (words: WordTree, path = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );

const machinery = (text: string) => text.match(/\{\{[^}]*\}\}|<[^>]*>/g) ?? [];
const prose = (text: string) => text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, '');
const lettersIn = (text: string) => prose(text).match(/\p{Letter}/gu)?.length ?? 0;

describe('a text of the pseudo-language', () => {
  it.each([
    ['Deposit', '[Đééƥóóšííţ]'],
    ['QR', '[ɊŔŔ]'],
    ['', '[]'],
    ['฿100 – 20 %', '[฿100 – 20 %]'],
    ['You get {{amount, baht}} <b>now</b>', '[Ýóóúú ǧéééţ {{amount, baht}} <b>ñóóóŵ</b>]'],
  ])('%j is %j', (text, expected) => {
    expect(pseudo(text)).toBe(expected);
  });
});

describe.each(namespaces)('%s in the pseudo-language', (namespace) => {
  const english = JSON.parse(
    readFileSync(new URL(`./en/${namespace}.json`, import.meta.url), 'utf8'),
  ) as WordTree;
  const words = leaves(pseudoWords(english));
  const texts = leaves(english).map(([key, text], index) => [text, words[index]?.[1] ?? '', key] as const);

  it('has the keys of English', () => {
    expect(words.map(([key]) => key)).toEqual(leaves(english).map(([key]) => key));
  });

  it('has its placeholders and tags in order', () => {
    expect(texts.filter(([text, word]) => machinery(word).join() !== machinery(text).join())).toEqual([]);
  });

  it('has accents on every letter, and brackets around every text', () => {
    expect(texts.filter(([, word]) => /[A-Za-z]/.test(prose(word)) || !/^\[.*\]$/s.test(word))).toEqual([]);
  });

  it('is 40 % longer', () => {
    expect(texts.filter(([text, word]) => lettersIn(word) < lettersIn(text) * (1 + growth))).toEqual([]);
  });
});
