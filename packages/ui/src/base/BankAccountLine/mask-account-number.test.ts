import { expect, it } from 'vitest';
import { maskAccountNumber } from './BankAccountLine.tsx';

it.each([
  ['1234566789', '***-*-*6789'],
  ['12345', '***-*-*2345'],
  ['6789', '***-*-****'],
  ['', '***-*-****'],
])('an account number %s is shown as %s', (number, shown) => {
  expect(maskAccountNumber(number)).toBe(shown);
});
