import fc from 'fast-check';
import { expect, it } from 'vitest';
import { satang } from './money.ts';
import { payoutsOf, worthwhileKinds, type RewardKind, type RewardPayouts } from './reward.ts';

const terms = fc.record({
  amount: fc.integer({ min: 1, max: 99_999_999_999 }).map(satang),
  success: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  fail: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
});

/** Payouts of a choice: at once, at best, and at worst. */
const payoutsBy = ({ certain, complete }: RewardPayouts): Record<RewardKind, readonly number[]> => ({
  wallet: [certain, certain, certain],
  bonus: [0, Math.max(complete, certain), Math.min(complete, certain)],
});

it('offers no choice that another one beats, and always offers the best payout', () => {
  fc.assert(
    fc.property(terms, ({ amount, ...shares }) => {
      const payouts = payoutsOf(amount, shares);
      const kinds = worthwhileKinds(payouts);
      const by = payoutsBy(payouts);
      const isBeaten = (one: RewardKind, other: RewardKind) =>
        by[other].every((value, index) => value >= (by[one][index] ?? 0)) &&
        by[other].some((value, index) => value > (by[one][index] ?? 0));
      for (const one of kinds)
        for (const other of ['wallet', 'bonus'] as const) expect(isBeaten(one, other)).toBe(false);
      expect(Math.max(0, ...kinds.map((kind) => by[kind][1] ?? 0))).toBe(
        Math.max(payouts.certain, payouts.complete),
      );
    }),
    { numRuns: 2_000 },
  );
});

it('pays no more than the reward, in whole satang', () => {
  fc.assert(
    fc.property(terms, ({ amount, ...shares }) => {
      for (const payout of Object.values(payoutsOf(amount, shares))) {
        expect(Number.isSafeInteger(payout)).toBe(true);
        expect(payout).toBeGreaterThanOrEqual(0);
        expect(payout).toBeLessThanOrEqual(amount);
      }
    }),
  );
});

it('offers the wallet first', () => {
  expect(worthwhileKinds(payoutsOf(satang(320_50), { success: 100, fail: 20 }))).toEqual(['wallet', 'bonus']);
});
