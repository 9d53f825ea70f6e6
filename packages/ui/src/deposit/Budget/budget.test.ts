import { satang } from '@wallet/contract/wire/money';
import { expect, it } from 'vitest';
import { failed, ready } from '../../base/story.fixture.ts';
import { exceedsBudget, isUsedUp, type DepositBudget } from './budget.ts';

const of = (used: DepositBudget['used']): DepositBudget => ({ amount: satang(50_000), per: 'day', used });
const used = (amount: number) => of(ready(satang(amount)));

it.each([
  [used(20_000), 30_000, false],
  [used(20_000), 30_001, true],
  [used(50_000), 1, true],
  [of({ state: 'loading' }), 99_999, false],
  [of(failed), 99_999, false],
  [undefined, 99_999, false],
])('with %j a deposit of %i satang exceeds the reminder: %s', (budget, amount, expected) => {
  expect(exceedsBudget(budget, satang(amount))).toBe(expected);
});

it('is used up at the last satang, and never while loading', () => {
  expect([used(49_999), used(50_000), used(60_000), of({ state: 'loading' })].map(isUsedUp)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
