import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Noun, OperationId } from '@wallet/contract';
import { connection } from '#api/connection/connection.ts';
import { isTransient, outcomeOf } from './api-error.ts';
import { isQueryOfNouns, isQueryOfCall } from './query.ts';
import { isRetried, reconnectDelay, recoveryDelay, retryDelay } from './query-policy.ts';
import { wait } from './wait.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Nouns whose queries are read again after a success or an unknown outcome. */
      readonly invalidates?: readonly Noun[];
      /** The response is in the cache, so only a lost one is read again. */
      readonly isResponseCached?: boolean;
      /** Looks for the effect; a success waits for the first look as well. */
      readonly firstLook?: () => Promise<unknown> | undefined;
    };
  }
}

/** Milliseconds a success waits for the invalidated queries, so that both show together. */
const mostWait = 2_000;

/** Returns whether the effect changed nothing; a failed transfer went there and back (spec 8). */
function isUnchanged(error: Error | null): boolean {
  if (error === null) return false;
  const outcome = outcomeOf(error);
  if (outcome.kind === 'rejected') return outcome.failure.message !== 'TRANSFER_FAIL';
  return outcome.kind !== 'unknown';
}

/** Called when a call finds the service closed. */
type OnGone = () => unknown;

/** Creates the client with its rules for retries, invalidation and a closed service. */
export function createQueryClient(onGone: OnGone): QueryClient {
  const onError = (error: unknown) => {
    if (outcomeOf(error).kind === 'gone') void onGone();
  };

  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSettled: (_data, error, _variables, _context, { meta = {} }) => {
        const { invalidates = [], isResponseCached, firstLook } = meta;
        if (isUnchanged(error) || (error === null && isResponseCached)) return;
        // The look joins the reads.
        const reading = Promise.all([invalidateNouns(client, invalidates), firstLook?.()]);
        // A success waits for the queries at most this long; a lost response does not wait.
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

export function invalidateNouns(client: QueryClient, nouns: readonly Noun[]): Promise<void> {
  return client.invalidateQueries({ predicate: isQueryOfNouns(nouns) });
}

/** Reads the queries of a call again, with any arguments. */
export const invalidateCall = (client: QueryClient, id: OperationId): Promise<void> =>
  client.invalidateQueries({ predicate: isQueryOfCall(id) });

/** Reads failed queries again after a loss. Returns a stop function. */
export function refetchFailedOnReconnect(client: QueryClient): () => void {
  let wasLost = connection.isLost();
  let wasOffline = connection.isOffline();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = connection.subscribe(() => {
    const isLost = connection.isLost();
    if (isLost !== wasLost) clearTimeout(timer);
    if (wasLost && !isLost)
      timer = setTimeout(
        () => {
          void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
        },
        wasOffline ? reconnectDelay() : recoveryDelay(),
      );
    wasLost = isLost;
    wasOffline = connection.isOffline();
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
