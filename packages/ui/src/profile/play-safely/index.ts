import type { Satang } from '@wallet/contract/wire/money';

/** Minutes between two reality checks. */
export const checkIntervals = [15, 30, 60, 120] as const;
export type CheckInterval = (typeof checkIntervals)[number];

export const budgetPeriods = ['day', 'week'] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];

/** Deposits after which the player is reminded; stored on the phone, blocks nothing. */
export interface Budget {
  readonly amount: Satang;
  readonly per: BudgetPeriod;
}

/** Lengths of a pause: one hour, 24 hours, seven days. */
export const pauseLengths = ['hour', 'day', 'week'] as const;
export type PauseLength = (typeof pauseLengths)[number];
