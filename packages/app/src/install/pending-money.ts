import type { QueryClient } from '@tanstack/react-query';
import { shownResult } from '@wallet/ui/base/shown-results';
import { outcomeOf } from '#api/api-error.ts';

/** Milliseconds during which an effect with a lost response is reconciled (decisions 30). */
const reconcileTime = 120_000;

/** Returns whether an effect runs, or its outcome is unknown. */
export const isMoneyPending = (client: QueryClient): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(
      ({ state: { status, error, submittedAt } }) =>
        status === 'pending' ||
        (error !== null && outcomeOf(error).kind === 'unknown' && Date.now() - submittedAt < reconcileTime),
    );

/** Calls back when `mustPageStay` may have changed. Returns an unsubscribe function. */
export function watchPageStay(client: QueryClient, listener: () => void): () => void {
  const stops = [client.getMutationCache().subscribe(listener), shownResult.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/** Returns whether no reload may replace the page: an effect is open, or the player still reads a result. */
export const mustPageStay = (client: QueryClient): boolean => shownResult.get() || isMoneyPending(client);
