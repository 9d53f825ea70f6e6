import { satang } from '@wallet/contract/wire/money';
import { describe, expect, it } from 'vitest';
import { checkWithdrawal, shareOfBalance, withdrawObstacle } from './rules.ts';
import { bankAccountSample } from '../base/BankAccountLine/bank-account.sample.ts';

const bounds = { minimum: satang(10_000), maximum: satang(5_000_000), balance: satang(123_457) };

describe('a withdrawal', () => {
  it.each([
    [undefined, 'minimum'],
    [0, 'minimum'],
    [9_999, 'minimum'],
    [10_000, undefined],
    [123_457, undefined],
    [123_458, 'not-enough'],
    [5_000_000, 'not-enough'],
    [5_000_001, 'maximum'],
  ])('of %s satang: %s', (amount, problem) => {
    expect(checkWithdrawal(amount === undefined ? undefined : satang(amount), bounds)).toBe(problem);
  });

  it('of nothing is refused where no minimum is set', () => {
    expect(checkWithdrawal(satang(0), { ...bounds, minimum: satang(0) })).toBe('minimum');
  });
});

describe('a share of the balance', () => {
  it.each([
    [25, 30_800],
    [50, 61_700],
    [100, 123_457],
  ] as const)('of %d %% is %d satang', (percent, expected) => {
    expect(shareOfBalance(percent, bounds)).toBe(expected);
  });

  it('never exceeds the maximum', () => {
    expect(shareOfBalance(100, { ...bounds, maximum: satang(100_000) })).toBe(100_000);
  });
});

describe('an obstacle', () => {
  it.each([
    ['KBANK', 'สมชาย ใจดี', undefined],
    ['KTB', 'สมชาย ใจดี', 'english-name'],
    ['TMB', 'ສົມໃຈ', 'english-name'],
    ['BBL', 'SOMCHAI JAIDEE', undefined],
  ])('at %s for %s: %s', (bankCode, bankAccountName, obstacle) => {
    expect(withdrawObstacle({ ...bankAccountSample, bankCode, bankAccountName })).toBe(obstacle);
  });

  it('is a missing bank account', () => {
    expect(withdrawObstacle(null)).toBe('no-bank');
  });
});
