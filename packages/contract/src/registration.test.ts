import { expect, it } from 'vitest';
import {
  isAccountNumber,
  mustRenameHolder,
  normalizeAccountNumber,
  normalizeHolderName,
} from './registration.ts';

it.each([
  ['111-2-22333-4', '1112223334'],
  ['๑๒๓ ໔໕໖', '123456'],
  ['\u200B111\u20112\u201322333-4', '1112223334'],
  ['1234 abcd', '1234abcd'],
])('normalises the account number %j to %j', (typed, number) => {
  expect(normalizeAccountNumber(typed)).toBe(number);
});

it('rejects an account number with letters', () => {
  expect(isAccountNumber('1234abcd56', 'thailand')).toBe(false);
});

it('normalises a holder name to capitals with single spaces', () => {
  expect(normalizeHolderName('  somchai   jaidee ')).toBe('SOMCHAI JAIDEE');
});

it.each([
  ['KBANK', 'สมชาย ใจดี', false],
  ['KTB', 'สมชาย ใจดี', true],
  ['TMB', 'ສົມໃຈ', true],
  ['BBL', 'SOMCHAI JAIDEE', false],
])('asks at %s for an English name in place of %s: %s', (bankCode, bankAccountName, isAsked) => {
  expect(mustRenameHolder({ bankCode, bankAccountName })).toBe(isAsked);
});
