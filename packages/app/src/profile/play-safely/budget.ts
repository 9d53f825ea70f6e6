/** Period of a budget reminder. Pure; all times are epochs in milliseconds. */
import { startOfDay, startOfWeek } from '@wallet/contract/wire/time';
import type { BudgetPeriod } from '@wallet/ui/profile/play-safely';

/** Returns the start of today or of this week in Bangkok time (decisions 5). */
export const windowStart = (per: BudgetPeriod, now = Date.now()): number =>
  per === 'day' ? startOfDay(now) : startOfWeek(now);
