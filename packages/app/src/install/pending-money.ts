import type { QueryClient } from '@tanstack/react-query';
import { outcomeOf } from '#api/api-error.ts';

/** Milliseconds during which an effect with a lost response is reconciled (decisions 30). */
const reconcileTime = 120_000;

/** Returns whether the page must stay: an effect runs, or its outcome is unknown. */
export const isMoneyPending = (client: QueryClient): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(
      ({ state: { status, error, submittedAt } }) =>
        status === 'pending' ||
        (error !== null && outcomeOf(error).kind === 'unknown' && Date.now() - submittedAt < reconcileTime),
    );
