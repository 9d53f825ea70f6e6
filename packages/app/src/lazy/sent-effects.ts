import type { QueryClient } from '@tanstack/react-query';
import { outcomeOf } from '#api/api-error.ts';

/** Returns whether an effect was sent since a time (epoch in milliseconds) and was not refused. */
export const isEffectSentSince = (client: QueryClient, since: number): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(
      ({ meta, state: { status, error, submittedAt } }) =>
        meta?.invalidates !== undefined &&
        submittedAt >= since &&
        (status !== 'error' || outcomeOf(error).kind === 'unknown'),
    );
