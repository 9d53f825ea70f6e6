import { satang } from '@wallet/contract/wire/money';
import { describe, expect, it } from 'vitest';
import {
  allowsWithdrawals,
  checkWithdrawal,
  isAboutBonus,
  withdrawPresets,
  type WithdrawBounds,
} from './withdraw-rules.ts';

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

  it('of nothing is refused without a minimum', () => {
    expect(checkWithdrawal(satang(0), { ...bounds, minimum: satang(0) })).toBe('minimum');
  });
});

it.each([
  [100, 100, true],
  [100_000, 50_000, false],
  [0, 0, false],
])('limits from %i to %i allow withdrawals: %s', (least, most, isAllowed) => {
  expect(allowsWithdrawals({ withdrawMin: satang(least), withdrawMax: satang(most) })).toBe(isAllowed);
});

it.each(['BONUS_CONDITION', 'BONUS_REMAINING'])('a refusal with %s is about a bonus', (code) => {
  expect(isAboutBonus(code)).toBe(true);
});

describe('the chips', () => {
  const offered = (change: Partial<WithdrawBounds>) =>
    withdrawPresets({ ...bounds, ...change }).map(({ share, amount }) => [share, amount]);

  it('are percentages in whole baht, and the exact balance', () => {
    expect(offered({})).toEqual([
      [25, 30_800],
      [50, 61_700],
      ['all', 123_457],
    ]);
  });

  it('are never below the minimum', () => {
    expect(offered({ minimum: satang(50_000) })).toEqual([
      [50, 61_700],
      ['all', 123_457],
    ]);
    expect(offered({ balance: satang(9_999) })).toEqual([]);
  });

  it('never exceed the maximum, which replaces the whole balance', () => {
    expect(offered({ maximum: satang(50_000) })).toEqual([
      [25, 30_800],
      ['most', 50_000],
    ]);
    expect(offered({ maximum: bounds.balance })).toContainEqual(['all', 123_457]);
  });
});
