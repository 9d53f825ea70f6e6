/** The time a player's budget reminder counts over. Pure; all times are epochs in milliseconds. */
import { startOfDay, startOfWeek } from '@wallet/contract/wire/time';
import type { BudgetPeriod } from '@wallet/ui/profile/play-safely';

/** Midnight in the players' zone, today's or that of this week's Monday, as of now unless told (decisions 5). */
export const windowStart = (per: BudgetPeriod, now = Date.now()): number =>
  per === 'day' ? startOfDay(now) : startOfWeek(now);
