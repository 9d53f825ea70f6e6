import { queryOptions } from '@tanstack/react-query';
import type { Loadable } from '@wallet/ui/base/loadable';
import { session } from '#api/session/session.ts';
import { failureOf } from './api-error.ts';
import { staleTimeOf } from './query-policy.ts';
import type { AnswerOf, Endpoint, RequestOf, Route } from './client.ts';
import type { Noun, OperationId } from '@wallet/contract';

/** The first part of every key of the present session: no answer of one member ever reaches the next. */
const sessionKey = () => ['session', session.get().epoch] as const;

/** The first part of the key of what everybody may read; it outlives sessions. */
const publicKey = ['public', 0] as const;

/** What a safe call's answer is kept under. */
export const queryKeyOf = <R extends Route>(endpoint: Endpoint<R, true>, request: RequestOf<R>) =>
  [...(endpoint.isPublic ? publicKey : sessionKey()), ...endpoint.id.split('.'), request] as const;

/**
 * A safe call as a query: loaders and components share key and arguments by sharing this. An effect does not fit its
 * type, so nothing that does something can be prefetched, refetched or retried.
 */
export const readQuery = <R extends Route>(endpoint: Endpoint<R, true>, request: RequestOf<R>) =>
  queryOptions<AnswerOf<R>>({
    queryKey: queryKeyOf(endpoint, request),
    queryFn: ({ signal }) => endpoint.ask(request, { signal }),
    staleTime: staleTimeOf(endpoint.id),
  });

/** Whether a query belongs to a session, and so ends with it. */
export const isSessionQuery = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] === 'session';

/** Whether a query belongs to one of the nouns. */
export const isQueryOfNouns =
  (nouns: readonly Noun[]) =>
  ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    nouns.includes(queryKey[2] as Noun);

/** Whether a query holds an answer of a call. */
export const isQueryOfCall =
  (id: OperationId) =>
  ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    `${String(queryKey[2])}.${String(queryKey[3])}` === id;

/** What is looked at of a query. */
export interface QueryState<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What a component is shown of a query. */
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
