import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import type {
  ApiFetcher,
  ApiFetcherArgs,
  AppRoute,
  AppRouter,
  ClientInferRequest,
  ClientInferResponseBody,
} from '@ts-rest/core';
import {
  type CallMetadata,
  type Schema,
  idempotencyHeader,
  languageHeader,
  markerHeader,
  timeouts,
} from '@wallet/contract/c';
import type { Noun, OperationId } from '@wallet/contract';
import { requestDefaults, consumePreloaded } from '#api/preload/preload.ts';
import { callOverrides, originOf, sendsIdempotencyKey } from '#env.ts';
import { connection } from '#api/connection/connection.ts';
import { session, watchSession } from '#api/session/session.ts';
import { encodeBody } from './encode-value.ts';
import { withOrigin } from './resolve-addresses.ts';
import { countMismatches } from './mismatch.ts';
import type { Fault } from '@wallet/ui/base/fault';
import { ApiError } from './api-error.ts';
import { readResponse, type WithUnreadable } from './read-response.ts';
import { contentOf, errorOf, errorWithin } from './error-response.ts';
import type { OnUpload } from './upload.ts';

/** A call whose origin may differ from that of its service. */
type PlacedCall = CallMetadata & { readonly origin?: string };

const unknown = (reason: Fault) => new ApiError({ kind: 'unknown', reason });

/**
 * Sends one request and reads one response. Only this function fetches; upload.ts carries files, and preload/ sends one
 * call before the app has loaded. Every result except a success is thrown as an ApiError.
 */
const send = async ({
  route,
  path,
  method,
  headers,
  body,
  rawBody,
  fetchOptions,
  onUpload,
}: ApiFetcherArgs & { onUpload?: OnUpload }): ReturnType<ApiFetcher> => {
  const {
    timeout,
    session: caller,
    safe,
    service,
    origin = originOf[service],
  } = route.metadata as PlacedCall;
  const address = origin + path;
  const { token } = session.get();
  const isSameSession = watchSession();
  // After a sign-out, a page about to unmount may still send a call.
  if (caller === 'member' && token === undefined)
    throw new ApiError({ kind: 'unauthorised', failure: { message: 'UNAUTHORIZED' } });
  // An invalid amount throws before the request is sent.
  const sent = isJson(route) ? JSON.stringify(encodeBody(route.body, rawBody)) : body;
  const preloaded = consumePreloaded(address, safe, token);
  const deadline = waitAtMost(timeouts[timeout], fetchOptions?.signal ?? undefined);

  let response: Response;
  let text: string;
  let hasLeft = false;
  try {
    const carry = timeout === 'upload' ? (await import('./upload.ts')).upload : (preloaded ?? fetch);
    response = await carry(address, {
      method,
      headers: {
        ...headers,
        [languageHeader]: document.documentElement.lang,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: sent ?? null,
      signal: deadline.signal,
      onUpload(share: number) {
        hasLeft = share === 1;
        onUpload?.(share);
      },
      ...requestDefaults,
    });
    text = await response.text();
    connection.report({ type: 'responded' });
  } catch {
    const cause = deadline.endedBy();
    // A fully sent request may have its effect even after the caller aborts.
    if (cause === 'caller' && !hasLeft) throw new ApiError({ kind: 'cancelled' });
    if (cause === undefined) connection.report({ type: 'failed', call: `${method} ${route.path}` });
    throw unknown(cause === 'timeout' ? 'slow' : 'connection');
  } finally {
    deadline.end();
  }

  // A response for one member must not reach the next.
  if (caller === 'member' && !isSameSession()) throw new ApiError({ kind: 'cancelled' });
  const content = contentOf(response.status, text);
  if (!response.ok) throw errorOf(response, content, token);
  // An HTML page in place of JSON comes from a proxy, such as a Wi-Fi login page.
  if (content === undefined) throw unknown('unexpected');
  const schema = route.responses[200] as Schema;
  const error = errorWithin(schema, content);
  if (error) throw error;
  // Defaults in place of a missing body would be false: no bank account, no way to deposit.
  const isMissing = safe && text.trim() === '' && !schema.safeParse(content).success;
  const result = readResponse(schema, isMissing ? null : content);
  countMismatches(`${method} ${route.path}`, result.mismatches);
  if (!result.isReadable) throw unknown('unexpected');
  return { status: 200, body: withOrigin(schema, result.value, origin), headers: response.headers };
};

/** Returns whether a call has a JSON body with a schema. */
const isJson = (route: AppRoute): route is AppRoute & { body: Schema } =>
  'body' in route && typeof route.body === 'object' && route.contentType === 'application/json';

/** Combines the time-out with the caller's signal; older phones have no `AbortSignal.any`. */
function waitAtMost(milliseconds: number, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  let cause: 'timeout' | 'caller' | undefined;
  const stop = (by: 'timeout' | 'caller') => {
    cause ??= by;
    controller.abort();
  };
  const onCaller = () => stop('caller');
  const timer = setTimeout(() => stop('timeout'), milliseconds);
  if (caller?.aborted) onCaller();
  caller?.addEventListener('abort', onCaller);
  return {
    signal: controller.signal,
    endedBy: () => cause,
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCaller);
    },
  };
}

/** A route of ts-rest. */
export type Route = AppRoute;

/** The router of a noun in ts-rest. */
export type Router = AppRouter;

const options = {
  // `placed` sets the origin.
  baseUrl: '',
  baseHeaders: { [markerHeader.name]: markerHeader.value },
  api: send as ApiFetcher,
};

type Options = typeof options;

type Sent<Route extends AppRoute> = Omit<
  ClientInferRequest<Route, Options>,
  'headers' | 'extraHeaders' | 'fetchOptions' | 'overrideClientOptions' | 'cache' | 'next'
>;

/** Body and path parameters of a call, as in the contract; amounts are Satang. */
export type RequestOf<Route extends AppRoute> = {
  [Key in keyof Sent<Route>]: Key extends 'body' ? BodyOf<Route> : Sent<Route>[Key];
};

type BodyOf<Route extends AppRoute> = Route extends { body: infer Body extends Schema }
  ? Body['_zod']['output']
  : Sent<Route>['body' & keyof Sent<Route>];

/** The parsed response of a call. */
export type ResponseBody<Route extends AppRoute> = ClientInferResponseBody<Route, 200> & WithUnreadable;

/** A call of the contract. */
export interface Endpoint<Route extends AppRoute = AppRoute, Safe extends boolean = boolean> {
  readonly id: OperationId;
  readonly isSafe: Safe;
  /** Whether guests and members get the same response. */
  readonly isPublic: boolean;
  /** Rejects with an ApiError unless the call succeeded. */
  send(request: RequestOf<Route>, options?: SendOptions): Promise<ResponseBody<Route>>;
}

interface SendOptions {
  /** Aborts the call with `cancelled`, unless the request is fully sent. */
  readonly signal?: AbortSignal;
  /** The player's intent, sent as Idempotency-Key. */
  readonly intent?: string;
  /** For uploads only. */
  readonly onUpload?: OnUpload;
}

type SafetyOf<Route> = Route extends { metadata: CallMetadata<infer Safe> } ? Safe : boolean;

/** The calls of a noun. */
export type Endpoints<Router extends AppRouter> = {
  readonly [Name in keyof Router]: Router[Name] extends AppRoute
    ? Endpoint<Router[Name], SafetyOf<Router[Name]>>
    : never;
};

type SendRequest = (request: object) => Promise<{ body: unknown }>;

/** Returns the calls of one noun; a route's chunk contains only the nouns it imports. */
export function endpointsOf<Router extends AppRouter>(noun: Noun, router: Router): Endpoints<Router> {
  const hooks = initTsrReactQuery(placed(noun, router), options) as unknown as Record<
    string,
    { query?: SendRequest; mutate?: SendRequest }
  >;
  return Object.fromEntries(
    Object.entries(router).map(([name, route]) => {
      const sendRequest = hooks[name]?.query ?? hooks[name]?.mutate;
      if (!sendRequest) throw new Error(`${noun}.${name} is no call of the contract`);
      const endpoint = {
        id: `${noun}.${name}` as OperationId,
        isSafe: (route.metadata as CallMetadata).safe,
        isPublic: (route.metadata as CallMetadata).session === 'guest',
        async send(request: { params?: Record<string, string> }, options: SendOptions = {}) {
          const response = await sendRequest({
            ...request,
            ...(options.onUpload && { onUpload: options.onUpload }),
            ...(request.params && { params: encodeSegments(request.params) }),
            ...(options.signal && { fetchOptions: { signal: options.signal } }),
            ...(options.intent &&
              sendsIdempotencyKey && { extraHeaders: { [idempotencyHeader]: options.intent } }),
          });
          return response.body;
        },
      };
      return [name, endpoint];
    }),
  ) as Endpoints<Router>;
}

/** Applies the origins and paths of the settings. */
function placed<Router extends AppRouter>(noun: Noun, router: Router): Router {
  const routes = Object.entries(router as Record<string, AppRoute>).map(([name, route]) => {
    const { path = route.path, origin } = callOverrides[`${noun}.${name}` as OperationId] ?? {};
    return [name, { ...route, path, metadata: { ...(route.metadata as object), ...(origin && { origin }) } }];
  });
  return Object.fromEntries(routes) as Router;
}

/** ts-rest does not encode path parameters; a segment must not become a step up the path (decisions 13). */
function encodeSegments(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (value === '.' || value === '..')
        throw new ApiError({ kind: 'rejected', failure: { message: 'NO_DATA' } });
      return [name, encodeURIComponent(value)];
    }),
  );
}
