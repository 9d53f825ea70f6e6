/** A budget reminder as a deposit meets it: what is used of it, and what would go beyond. Pure; amounts in satang. */
import { satang, type Satang } from '@wallet/contract/wire/money';
import type { Loadable } from '../../base/loadable.ts';

/** An amount the player wants to be reminded of, and what was paid in of it since the day or the week began. */
export interface DepositBudget {
  readonly amount: Satang;
  readonly per: 'day' | 'week';
  /** As far as the statement tells. */
  readonly used: Loadable<Satang>;
}

/** What is left; below zero once more was paid in, undefined while that is not known. */
export const leftOf = ({ amount, used }: DepositBudget): Satang | undefined =>
  used.state === 'ready' ? satang(amount - used.data) : undefined;

/** Whether a deposit goes beyond the reminder, as far as is known. */
export function goesBeyond(budget: DepositBudget | undefined, amount: Satang): boolean {
  const left = budget && leftOf(budget);
  return left !== undefined && amount > left;
}

/** Whether every deposit goes beyond the reminder, however small. */
export const isUsedUp = (budget: DepositBudget): boolean => (leftOf(budget) ?? 1) <= 0;
