import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import type {
  ApiFetcher,
  AppRoute,
  AppRouter,
  ClientInferRequest,
  ClientInferResponseBody,
} from '@ts-rest/core';
import { type CallMetadata, type Schema, idempotencyHeader, markerHeader } from '@wallet/contract/c';
import type { Noun, OperationId } from '@wallet/contract';
import { callOverrides, sendsIdempotencyKey } from '#env.ts';
import { rejectedError } from './api-error.ts';
import { send } from './fetcher.ts';
import type { WithUnreadable } from './read-response.ts';
import type { OnUpload } from './upload.ts';

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

export type ResponseBody<Route extends AppRoute> = ClientInferResponseBody<Route, 200> & WithUnreadable;

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
      if (value === '.' || value === '..') throw rejectedError('NO_DATA');
      return [name, encodeURIComponent(value)];
    }),
  );
}
