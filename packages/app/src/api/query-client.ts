import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Noun, OperationId } from '@wallet/contract';
import { connection } from '#api/connection/connection.ts';
import { isTransient, outcomeOf } from './api-error.ts';
import { isQueryOfNouns, isQueryOfCall } from './query.ts';
import { isRetried, recoveryDelay, retryDelay } from './query-policy.ts';
import { wait } from './wait.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The nouns whose queries are read anew when the effect is done, or may be. */
      readonly invalidates?: readonly Noun[];
      /** The answer is in the cache already, so only a lost one is read anew. */
      readonly isAnswerCached?: boolean;
    };
  }
}

/** Milliseconds a success waits for what it has changed, so that both are seen together. */
const mostWait = 2_000;

/** Whether an effect that ended like this left everything as it was; a transfer that failed went there and back (spec 8). */
function isUnchanged(error: Error | null): boolean {
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
        if (!meta?.invalidates || isUnchanged(error)) return;
        if (error === null && meta.isAnswerCached) return;
        const reading = invalidateNouns(client, meta.invalidates);
        // The end is told even if what is read anew does not come; of a lost answer, at once.
        if (error === null) return Promise.race([reading, wait(mostWait)]);
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => isTransient(error) && isRetried(failures, connection.isLost()),
        retryDelay: (failures) => retryDelay(failures),
        networkMode: 'always',
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
  return client;
}

/** Reads everything about these nouns anew: the one way to invalidate, for effects and pushes alike. */
export function invalidateNouns(client: QueryClient, nouns: readonly Noun[]): Promise<void> {
  return client.invalidateQueries({ predicate: isQueryOfNouns(nouns) });
}

/** Reads what a call answered anew, whatever it was asked with. */
export const invalidateCall = (client: QueryClient, id: OperationId): Promise<void> =>
  client.invalidateQueries({ predicate: isQueryOfCall(id) });

/** Reads again what could not be read, once calls get through. Returns a stop function. */
export function refetchFailedOnReconnect(client: QueryClient): () => void {
  let wasLost = connection.isLost();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = connection.subscribe(() => {
    const isLost = connection.isLost();
    if (isLost !== wasLost) clearTimeout(timer);
    if (wasLost && !isLost)
      timer = setTimeout(() => {
        void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
      }, recoveryDelay());
    wasLost = isLost;
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
