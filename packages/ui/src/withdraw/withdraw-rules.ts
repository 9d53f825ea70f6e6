/** Validation of a withdrawal (spec 5, Withdraw). Amounts are in satang. */
import type { Satang } from '@wallet/contract/wire/money';
import type { WithdrawLimits } from '@wallet/contract/withdraw';
import { partOf } from '../base/AmountInput/amount-text.ts';

export interface WithdrawBounds {
  readonly minimum: Satang;
  readonly maximum: Satang;
  readonly balance: Satang;
}

/** Returns whether some amount is within the limits; an operator may close withdrawals by limits without one. */
export const allowsWithdrawals = ({ withdrawMin, withdrawMax }: WithdrawLimits): boolean =>
  withdrawMax > 0 && withdrawMax >= withdrawMin;

export type WithdrawProblem = 'minimum' | 'maximum' | 'not-enough';

/** Returns the error of an amount; undefined for a valid one. Limits come before the balance. */
export function checkWithdrawal(
  amount: Satang | undefined,
  { minimum, maximum, balance }: WithdrawBounds,
): WithdrawProblem | undefined {
  if (amount === undefined || amount <= 0 || amount < minimum) return 'minimum';
  if (amount > maximum) return 'maximum';
  if (amount > balance) return 'not-enough';
  return undefined;
}

/** An amount offered as a chip: a percentage of the balance, the whole, or the maximum. */
export interface WithdrawPreset {
  readonly share: 25 | 50 | 'all' | 'most';
  readonly amount: Satang;
}

/**
 * Returns the valid chips: percentages in whole baht, then the whole balance or, if that is too much, the maximum.
 */
export function withdrawPresets(bounds: WithdrawBounds): readonly WithdrawPreset[] {
  const { balance, maximum } = bounds;
  const part = (percent: 25 | 50): WithdrawPreset => ({
    share: percent,
    amount: partOf(balance, percent),
  });
  const whole: WithdrawPreset =
    balance > maximum ? { share: 'most', amount: maximum } : { share: 'all', amount: balance };
  return [part(25), part(50), whole].filter(({ amount }) => checkWithdrawal(amount, bounds) === undefined);
}

/** Returns whether a refusal is about an active or unfinished bonus (spec 8). */
export const isAboutBonus = (code: string): boolean =>
  code === 'BONUS_CONDITION' || code === 'BONUS_REMAINING';
