import { expect, it } from 'vitest';
import { phoneNumberIn } from './phone-number-in.ts';

it.each([
  ['Player Wallet Demo 080-000-0000', '0800000000'],
  ['0800000000', '0800000000'],
  ['080 000 0000 (Demo)', '0800000000'],
  ['Player Wallet Demo', undefined],
  ['Demo 2026', undefined],
  ['00800000000123', undefined],
])('%j holds the number %s', (name, number) => {
  expect(phoneNumberIn(name)).toBe(number);
});
