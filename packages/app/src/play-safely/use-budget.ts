import type { DepositModalProps } from '@wallet/ui/deposit';
import { mapLoadable } from '@wallet/ui/base/loadable';
import { useSpentSince } from '#statement/use-spending.ts';
import { windowStart } from './budget.ts';
import { usePlaySafely } from './settings.ts';

/** The player's budget reminder with what is used of it, read from the statement each time a deposit is begun. */
export function useBudget(isOpen: boolean): DepositModalProps['budget'] {
  const { budget } = usePlaySafely();
  const isWanted = isOpen && budget !== undefined;
  const spent = useSpentSince(isWanted, windowStart(budget?.per ?? 'day'));
  return budget && { ...budget, used: mapLoadable(spent, ({ deposits }) => deposits) };
}
