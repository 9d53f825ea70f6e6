/** What a withdrawal must satisfy before it is sent (spec 5, Withdraw). Pure; amounts in satang. */
import type { BankAccount } from '@wallet/contract/profile';
import { mustRenameHolder } from '@wallet/contract/registration';
import { satang, type Satang } from '@wallet/contract/wire/money';

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

/** Shares of the balance offered as chips, in percent. */
export const withdrawShares = [25, 50, 100] as const;

/** A share of the balance, never above the maximum: the whole to the satang, a part in whole baht. */
export function shareOfBalance(
  percent: (typeof withdrawShares)[number],
  { balance, maximum }: WithdrawBounds,
): Satang {
  const share = percent === 100 ? balance : Math.floor((balance * percent) / 10_000) * 100;
  return satang(Math.min(share, maximum));
}

/** What stands in the way before any amount is typed (spec 5, bank account name). */
export function withdrawObstacle(
  bankAccount: BankAccount | null | undefined,
): 'no-bank' | 'english-name' | undefined {
  if (!bankAccount) return 'no-bank';
  return mustRenameHolder(bankAccount) ? 'english-name' : undefined;
}
