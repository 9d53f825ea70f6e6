import { asShown } from '@wallet/locales/joined';
import { expect, it } from 'vitest';
import { csvOf } from './statement-csv.ts';

const lineOf = (...cells: (string | number)[]) => csvOf([cells]).slice(1, -2);

it('begins with the mark of UTF-8, and ends every line as RFC 4180 does', () => {
  expect(csvOf([['ฝากเงิน', 'ຝາກເງິນ'], [1]])).toBe('\uFEFFฝากเงิน,ຝາກເງິນ\r\n1\r\n');
});

it.each([
  ['a comma', 'a,b', '"a,b"'],
  ['a quote', 'say "a"', '"say ""a"""'],
  ['a line break', 'a\nb', '"a\nb"'],
])('quotes %s', (_what, cell, written) => expect(lineOf(cell)).toBe(written));

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  ' =HYPERLINK("https://a.example")',
  '\r@A1',
  '\n=1',
  '\u2060=1',
])('turns a formula into text: %j', (cell) => expect(lineOf(cell).replace(/^"/, '')).toMatch(/^'/));

it('keeps numbers as numbers, also below zero', () => {
  expect(lineOf(-500, 1_320.25, 0)).toBe('-500,1320.25,0');
});

it('has words as they are written, so that a filter finds them', () => {
  const shown = asShown('โบนัส 08:00–24:00');
  expect(shown).not.toBe('โบนัส 08:00–24:00');
  expect(lineOf(shown)).toBe('โบนัส 08:00–24:00');
});
