import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Noun } from '@wallet/contract';
import { isTransient, outcomeOf } from './outcome.ts';
import { isAbout } from './query.ts';
import { mostRetries, retryDelay } from './query-policy.ts';
import { wait } from './wait.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The nouns whose queries are read anew when the effect is done, or may be. */
      readonly touches?: readonly Noun[];
    };
  }
}

/** Milliseconds a success waits for what it has changed, so that both are seen together. */
const mostWait = 2_000;

/** Whether an effect that ended like this left everything as it was; a transfer that failed went there and back (spec 8). */
function isUntouched(error: Error | null): boolean {
  if (error === null) return false;
  const outcome = outcomeOf(error);
  if (outcome.kind === 'rejected') return outcome.failure.message !== 'TRANSFER_FAIL';
  return outcome.kind !== 'unknown';
}

/** Whatever found out that the service is closed. */
type OnGone = () => unknown;

/** Server state: what is retried, what is read anew, and who hears of a closed service. */
export function createQueryClient(onGone: OnGone): QueryClient {
  const hear = (error: unknown) => {
    if (outcomeOf(error).kind === 'gone') void onGone();
  };

  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: hear }),
    mutationCache: new MutationCache({
      onError: hear,
      onSettled: (_data, error, _variables, _context, { meta }) => {
        if (!meta?.touches || isUntouched(error)) return;
        const reading = touch(client, meta.touches);
        // The end is told even if what is read anew does not come; of a lost answer, at once.
        if (error === null) return Promise.race([reading, wait(mostWait)]);
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < mostRetries && isTransient(error),
        retryDelay: (failures) => retryDelay(failures),
        networkMode: 'always',
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
  return client;
}

/** Reads everything about these nouns anew: the one way to invalidate, for effects and pushes alike. */
export function touch(client: QueryClient, nouns: readonly Noun[]): Promise<void> {
  return client.invalidateQueries({ predicate: isAbout(nouns) });
}
