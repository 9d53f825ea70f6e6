/** What a withdrawal must satisfy before it is sent (spec 5, Withdraw). Pure; amounts in satang. */
import type { BankAccount } from '@wallet/contract/profile';
import { mustRenameHolder } from '@wallet/contract/registration';
import type { Satang } from '@wallet/contract/wire/money';
import { partOf } from '../base/AmountInput/part-of.ts';

/** What a withdrawal is measured against. */
export interface WithdrawBounds {
  readonly minimum: Satang;
  readonly maximum: Satang;
  /** What the wallet holds. */
  readonly balance: Satang;
}

export type WithdrawProblem = 'minimum' | 'maximum' | 'not-enough';

/** Why an amount may not be withdrawn; undefined when it may. The limits speak before the balance. */
export function checkWithdrawal(
  amount: Satang | undefined,
  { minimum, maximum, balance }: WithdrawBounds,
): WithdrawProblem | undefined {
  if (amount === undefined || amount <= 0 || amount < minimum) return 'minimum';
  if (amount > maximum) return 'maximum';
  if (amount > balance) return 'not-enough';
  return undefined;
}

/** An amount offered as a chip: a share of the balance in percent, all of it, or the most that may be withdrawn. */
export interface WithdrawOffer {
  readonly share: 25 | 50 | 'all' | 'most';
  readonly amount: Satang;
}

/**
 * The amounts that may be withdrawn with one tap: parts in whole baht, the whole to the satang. What breaks a limit is not
 * offered, and where the whole does, the largest withdrawal is.
 */
export function withdrawOffers(bounds: WithdrawBounds): readonly WithdrawOffer[] {
  const { balance, maximum } = bounds;
  const part = (percent: 25 | 50): WithdrawOffer => ({
    share: percent,
    amount: partOf(balance, percent),
  });
  const whole: WithdrawOffer =
    balance > maximum ? { share: 'most', amount: maximum } : { share: 'all', amount: balance };
  return [part(25), part(50), whole].filter(({ amount }) => checkWithdrawal(amount, bounds) === undefined);
}

/** What stands in the way before any amount is typed (spec 5, bank account name). */
export function withdrawObstacle(
  bankAccount: BankAccount | null | undefined,
): 'no-bank' | 'english-name' | undefined {
  if (!bankAccount) return 'no-bank';
  return mustRenameHolder(bankAccount) ? 'english-name' : undefined;
}

/** Whether a refusal is about a bonus that is not played or not ended (spec 8). */
export const isAboutBonus = (code: string): boolean =>
  code === 'BONUS_CONDITION' || code === 'BONUS_REMAINING';
