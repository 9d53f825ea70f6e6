/** What a player can set for themself: how often to be told, how much to pay in, when to stop. */
import type { Satang } from '@wallet/contract/wire/money';

/** Minutes from one reality check to the next. */
export const checkIntervals = [15, 30, 60, 120] as const;
export type CheckInterval = (typeof checkIntervals)[number];

/** The times a budget reminder can count over. */
export const budgetPeriods = ['day', 'week'] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];

/** An amount of deposits that the player wants to be reminded of; it stops nothing, and nobody else knows it. */
export interface Budget {
  readonly amount: Satang;
  readonly per: BudgetPeriod;
}

/** How long a pause can be: one hour, 24 hours, seven days. */
export const pauseLengths = ['hour', 'day', 'week'] as const;
export type PauseLength = (typeof pauseLengths)[number];
