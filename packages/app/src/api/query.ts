import { queryOptions } from '@tanstack/react-query';
import type { Loadable } from '@wallet/ui/base/loadable';
import { session } from '#api/session/session.ts';
import { failureOf } from './api-error.ts';
import { staleTimeOf } from './query-policy.ts';
import type { ResponseBody, Endpoint, RequestOf, Route } from './client.ts';
import type { Noun, OperationId } from '@wallet/contract';

/** Key prefix of the present session: a response for one member never reaches the next. */
const sessionKey = () => ['session', session.get().epoch] as const;

/** Key prefix of public queries, which outlive sessions. */
const publicKey = ['public', 0] as const;

export const queryKeyOf = <R extends Route>(endpoint: Endpoint<R, true>, request: RequestOf<R>) =>
  [...(endpoint.isPublic ? publicKey : sessionKey()), ...endpoint.id.split('.'), request] as const;

/**
 * Returns the query options of a safe call, with the same key for loaders and components. Effects do not fit its type,
 * so they cannot be prefetched, refetched or retried.
 */
export const readQuery = <R extends Route>(endpoint: Endpoint<R, true>, request: RequestOf<R>) =>
  queryOptions<ResponseBody<R>>({
    queryKey: queryKeyOf(endpoint, request),
    queryFn: ({ signal }) => endpoint.send(request, { signal }),
    staleTime: ({ state }) => staleTimeOf(endpoint.id, state.dataUpdatedAt),
  });

export const isSessionQuery = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] === 'session';

export const isQueryOfNouns =
  (nouns: readonly Noun[]) =>
  ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    nouns.includes(queryKey[2] as Noun);

export const isQueryOfCall =
  (id: OperationId) =>
  ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    `${String(queryKey[2])}.${String(queryKey[3])}` === id;

/** The required fields of a query result. */
export interface QueryState<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

export function loadableOf<T>({ data, isError, error, isFetching, refetch }: QueryState<T>): Loadable<T> {
  if (data !== undefined)
    return {
      state: 'ready',
      data,
      isRefreshing: isFetching,
      isStale: isError,
      ...(isError && { failure: failureOf(error) }),
    };
  if (isError && !isFetching)
    return { state: 'failed', retry: () => void refetch(), failure: failureOf(error) };
  return { state: 'loading' };
}
