/**
 * The contract's hooks, by noun: `tsr.limits.useQuery({})`, `tsr.create.useMutation({ … })`. ts-rest chooses hooks by
 * the HTTP method, here the contract's `read` and `effect` decide. So the hooks call its fetch functions
 * (docs/decisions/004).
 */
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Noun } from '@wallet/contract';
import {
  type ResponseBody,
  type Endpoint,
  type Endpoints,
  endpointsOf,
  type RequestOf,
  type Route,
  type Router,
} from './client.ts';
import { progressOf } from './progress.ts';
import { queryKeyOf, readQuery } from './query.ts';
import {
  type ApiMutation,
  type ApiMutationOptions,
  type CancellableMutation,
  settled,
  useApiMutation,
  type WhenDone,
} from './use-api-mutation.ts';

/** A call without side effects. */
interface ReadHooks<R extends Route> extends Endpoint<R, true> {
  queryKey(request: RequestOf<R>): ReturnType<typeof queryKeyOf<R>>;
  /** Returns the options that loaders and components share. */
  queryOptions(request: RequestOf<R>): ReturnType<typeof readQuery<R>>;
  useQuery(request: RequestOf<R>, options?: { readonly enabled?: boolean }): UseQueryResult<ResponseBody<R>>;
  /** A read that the player starts, such as checking a form. It has no effect, so it may start again. */
  useCheck(onDone: WhenDone<R>): ApiMutation<R>;
}

/** A call with side effects; it is never a query. */
interface EffectHooks<R extends Route> extends Endpoint<R, false> {
  useMutation(options?: ApiMutationOptions<R>): CancellableMutation<R>;
}

type HooksOf<E> =
  E extends Endpoint<infer R, true>
    ? ReadHooks<R>
    : E extends Endpoint<infer R, false>
      ? EffectHooks<R>
      : never;

/** Returns the hooks of one noun; a route's chunk contains only the nouns it imports. */
export function contractHooks<R extends Router>(
  noun: Noun,
  router: R,
): { readonly [Name in keyof R]: HooksOf<Endpoints<R>[Name]> } {
  const hooks = Object.entries(endpointsOf(noun, router)).map(([name, endpoint]) => [
    name,
    { ...endpoint, ...(isRead(endpoint) ? readHooks(endpoint) : effectHooks(endpoint)) },
  ]);
  return Object.fromEntries(hooks) as ReturnType<typeof contractHooks<R>>;
}

const isRead = (endpoint: Endpoint): endpoint is Endpoint<Route, true> => endpoint.isSafe;

const readHooks = (endpoint: Endpoint<Route, true>): Omit<ReadHooks<Route>, keyof Endpoint> => ({
  queryKey: (request) => queryKeyOf(endpoint, request),
  queryOptions: (request) => readQuery(endpoint, request),
  useQuery: (request, options) => useQuery({ ...readQuery(endpoint, request), ...options }),
  useCheck(onDone) {
    const { mutateAsync, reset, ...state } = useMutation({
      mutationKey: [endpoint.id],
      mutationFn: (request: RequestOf<Route>) => endpoint.send(request),
    });
    return {
      progress: progressOf(state, 'did-not-happen'),
      // TanStack Query skips this callback after the unmount.
      run: (request) => settled(mutateAsync(request, { onSuccess: (response) => onDone(response, request) })),
      reset,
    };
  },
});

const effectHooks = (endpoint: Endpoint): Omit<EffectHooks<Route>, keyof Endpoint> => ({
  useMutation: (options) => useApiMutation(endpoint as Endpoint<Route, false>, options),
});
