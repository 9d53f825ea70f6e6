/** Rules of a deposit reminder. Amounts are in satang. */
import { satang, type Satang } from '@wallet/contract/wire/money';
import type { Loadable } from '../../base/loadable.ts';

/** A reminder amount, and the sum of deposits since the period began. */
export interface DepositBudget {
  readonly amount: Satang;
  readonly per: 'day' | 'week';
  /** Computed from the statement. */
  readonly used: Loadable<Satang>;
  /** Number of transactions that the sum lacks. */
  readonly unreadable?: number;
}

/** Returns the remaining amount: negative when exceeded, undefined until the used amount is loaded. */
export const remainingOf = ({ amount, used }: DepositBudget): Satang | undefined =>
  used.state === 'ready' ? satang(amount - used.data) : undefined;

/** Returns whether a deposit exceeds the reminder; false while the used amount is loading. */
export function exceedsBudget(budget: DepositBudget | undefined, amount: Satang): boolean {
  const left = budget && remainingOf(budget);
  return left !== undefined && amount > left;
}

/** Returns whether any deposit exceeds the reminder. */
export const isUsedUp = (budget: DepositBudget): boolean => (remainingOf(budget) ?? 1) <= 0;
