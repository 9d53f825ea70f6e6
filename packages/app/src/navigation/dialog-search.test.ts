import { expect, it } from 'vitest';
import { codeIn, dialogSearch } from './dialog-search.ts';

it.each(['SABAI50', 'โบนัส50', 'NEW.50', 'A B'])('the code %s is valid in an address', (code) => {
  expect(codeIn(code)).toBe(code);
});

it.each(['', ' ', 'x'.repeat(65), {}, undefined])('%j is no code', (value) => {
  expect(codeIn(value)).toBeUndefined();
});

it('a code of digits becomes a number in the search, and is valid', () => {
  expect(codeIn(50)).toBe('50');
});

it.each(['slot', 'method'])('the code of any provider is valid as %s', (name) => {
  for (const code of ['PG', 'PG.SOFT', 'PRAGMATIC PLAY', 'เกม-1'])
    expect(dialogSearch({ [name]: code })).toEqual({ [name]: code });
});

it.each(['a3f', '77/2026', 'transfer|-500|เกม|กระเป๋าเงิน|2026-11-21T14:02:11.000+07:00'])(
  'the entry %s is valid in an address',
  (entry) => {
    expect(dialogSearch({ entry })).toEqual({ entry });
  },
);
