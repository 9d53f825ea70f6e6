import { expect, it } from 'vitest';
import { findPhoneNumber } from './find-phone-number.ts';

it.each([
  ['Player Wallet Demo 080-000-0000', '0800000000'],
  ['0800000000', '0800000000'],
  ['080 000 0000 (Demo)', '0800000000'],
  ['Player Wallet Demo', undefined],
  ['Demo 2026', undefined],
  ['00800000000123', undefined],
])('%j contains the number %s', (name, number) => {
  const found = findPhoneNumber(name);
  expect(found?.digits).toBe(number);
  if (found) expect(name).toContain(found.written);
});
