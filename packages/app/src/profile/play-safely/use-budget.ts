import { startOfDay, startOfWeek } from '@wallet/contract/wire/time';
import type { BudgetPeriod } from '@wallet/ui/profile/play-safely';
import type { DepositModalProps } from '@wallet/ui/deposit';
import { mapLoadable } from '@wallet/ui/base/loadable';
import { useSpentSince } from '#statement/use-spending.ts';
import { usePlaySafely } from './settings.ts';

/** Returns the start of today or of this week in Bangkok time (decisions 5), in epoch milliseconds. */
export const windowStart = (per: BudgetPeriod, now = Date.now()): number =>
  per === 'day' ? startOfDay(now) : startOfWeek(now);

/** Returns the budget reminder and its usage; reads the statement at the start of each deposit. */
export function useBudget(isOpen: boolean): DepositModalProps['budget'] {
  const { budget } = usePlaySafely();
  const isWanted = isOpen && budget !== undefined;
  const spent = useSpentSince(isWanted, windowStart(budget?.per ?? 'day'));
  const unreadable = spent.state === 'ready' ? spent.data.unreadable : 0;
  return budget && { ...budget, used: mapLoadable(spent, ({ deposits }) => deposits), unreadable };
}
