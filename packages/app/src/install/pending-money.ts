import type { QueryClient } from '@tanstack/react-query';
import { outcomeOf } from '#api/api-error.ts';

/** Milliseconds in which an effect whose answer was lost is still looked for in the books (decisions 30). */
const mostLooking = 120_000;

/** Whether the page must stay: an effect is on its way, or it is not known yet what became of one. */
export const isMoneyPending = (client: QueryClient): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(
      ({ state: { status, error, submittedAt } }) =>
        status === 'pending' ||
        (error !== null && outcomeOf(error).kind === 'unknown' && Date.now() - submittedAt < mostLooking),
    );
