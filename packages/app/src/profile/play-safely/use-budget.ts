import type { DepositModalProps } from '@wallet/ui/deposit';
import { mapLoadable } from '@wallet/ui/base/loadable';
import { useSpentSince } from '#statement/use-spending.ts';
import { windowStart } from './budget.ts';
import { usePlaySafely } from './settings.ts';

/** Returns the budget reminder and its usage; reads the statement at the start of each deposit. */
export function useBudget(isOpen: boolean): DepositModalProps['budget'] {
  const { budget } = usePlaySafely();
  const isWanted = isOpen && budget !== undefined;
  const spent = useSpentSince(isWanted, windowStart(budget?.per ?? 'day'));
  return budget && { ...budget, used: mapLoadable(spent, ({ deposits }) => deposits) };
}
