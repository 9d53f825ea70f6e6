import { expect, it } from 'vitest';
import { bonusCode } from './dialog-search.ts';

it.each(['SABAI50', 'โบนัส50', 'NEW.50', 'A B'])('an address may name the code %s', (code) => {
  expect(bonusCode(code)).toBe(code);
});

it.each(['', ' ', 'x'.repeat(65), {}, undefined])('%j is no code', (value) => {
  expect(bonusCode(value)).toBeUndefined();
});

it('a code of digits alone is read as a number, and is a code', () => {
  expect(bonusCode(50)).toBe('50');
});
