/**
 * Declares calls; the only import of ts-rest. `read` has no effect and may be repeated. `effect` changes something and
 * is never repeated automatically, with any HTTP method. Server, client and tests read the same declaration.
 */
import { type ContractNoBodyType, initContract } from '@ts-rest/core';
import type { ZodMiniType } from 'zod/mini';
import { errorStatus, type ErrorCode, type StatusOf } from './errors.ts';
import { ErrorBody } from './wire/error-body.ts';

/** Who may call: `guest` needs no token, `member` needs one, `either` binds to one if it is there. */
export type Session = 'guest' | 'member' | 'either';

/** Timeout class of a call: `normal` 60 s, `upload` 300 s (spec 7). */
export type TimeoutClass = 'normal' | 'upload';

/** The service that serves a call (spec 7). Each has its own origin in the settings of the app. */
export type Service = 'main' | 'chat' | 'other';

/** Timeout of each class in milliseconds. */
export const timeouts: Record<TimeoutClass, number> = { normal: 60_000, upload: 300_000 };

/** The fixed marker header of every call; without it a call is KEY_MISSING or KEY_INVALID (decisions 3). */
export const markerHeader = { name: 'x-player-client', value: 'web' } as const;

/** Request header with the language of the operator's texts, a BCP-47 tag (decisions 54). */
export const languageHeader = 'accept-language';

/** Idempotency header, one value per intent: 128 random bits in hex (decisions 11). */
export const idempotencyHeader = 'idempotency-key';

export interface CallMetadata<Safe extends boolean = boolean> {
  /** True without an effect: the call may be repeated, prefetched and cached. */
  readonly safe: Safe;
  readonly session: Session;
  readonly timeout: TimeoutClass;
  readonly service: Service;
  /** All error codes of the call, including those of every call. */
  readonly errors: readonly ErrorCode[];
  /** True for a path that the specification lacks (decisions 9). */
  readonly assumedPath: boolean;
}

const everyCall = [
  'KEY_MISSING',
  'KEY_INVALID',
  'INVALID_IP',
  'REQUEST_LIMIT',
  'INTERNAL_SERVER_ERROR',
] as const;
const memberCall = ['UNAUTHORIZED', 'EXPIRED_AUTH_TOKEN', 'INACTIVE_USER'] as const;
const callWithInput = ['NO_DATA'] as const;

type CommonCode = (typeof everyCall)[number] | (typeof memberCall)[number] | (typeof callWithInput)[number];

/** Any schema of the contract. */
export type Schema = ZodMiniType;

interface Declaration {
  /** Default: `POST` with a body, `GET` without one. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  /** One line: its purpose, and its place in the specification. */
  readonly summary: string;
  readonly pathParams?: Schema;
  readonly body?: Schema;
  readonly contentType?: 'multipart/form-data';
  readonly response: Schema;
  /** Default: `member`. */
  readonly session?: Session;
  /** The codes of its own; those of every call are added. Default: none. */
  readonly errors?: readonly ErrorCode[];
  /** Default: `main`. */
  readonly service?: Service;
  readonly assumedPath?: boolean;
}

type MethodOf<D extends Declaration> = D['method'] extends string
  ? D['method']
  : D['body'] extends Schema
    ? 'POST'
    : 'GET';
type SessionOf<D extends Declaration> = D['session'] extends Session ? D['session'] : 'member';
type CodeOf<D extends Declaration> = D['errors'] extends readonly ErrorCode[] ? D['errors'][number] : never;

type Refusals<Code extends ErrorCode> = { [Status in StatusOf<Code> | 410]: typeof ErrorBody };

/** A declared call: a ts-rest route with responses and metadata from one declaration. */
type Call<D extends Declaration, Safe extends boolean> = {
  method: MethodOf<D>;
  path: D['path'];
  summary: string;
  responses: { 200: D['response'] } & Refusals<CodeOf<D> | CommonCode>;
  metadata: CallMetadata<Safe> & { readonly session: SessionOf<D> };
  strictStatusCodes: true;
} & (D['pathParams'] extends Schema ? { pathParams: D['pathParams'] } : unknown) &
  (MethodOf<D> extends 'GET'
    ? unknown
    : {
        body: D['body'] extends Schema ? D['body'] : ContractNoBodyType;
        contentType: D['contentType'] extends string ? D['contentType'] : 'application/json';
      });

const c = initContract();
const noBody: ContractNoBodyType = c.noBody();

/** Error responses of a call with these codes: one body per status, and 410 for a closed service. */
function fails<const Code extends ErrorCode>(codes: readonly Code[]): Refusals<Code> {
  const statuses = new Set<number>([410, ...codes.flatMap((code) => errorStatus[code])]);
  return Object.fromEntries([...statuses].map((status) => [status, ErrorBody])) as Refusals<Code>;
}

function declare<D extends Declaration, Safe extends boolean>(declaration: D, safe: Safe): Call<D, Safe> {
  const { path, summary, pathParams, body, response } = declaration;
  const { method = body ? 'POST' : 'GET', session = 'member', errors = [], contentType } = declaration;
  const declared = [
    ...new Set<ErrorCode>([
      ...errors,
      ...(session === 'guest' ? [] : memberCall),
      ...(pathParams || body ? callWithInput : []),
      ...everyCall,
    ]),
  ];
  return {
    method,
    path,
    summary,
    ...(pathParams && { pathParams }),
    ...(method !== 'GET' && {
      body: body ?? noBody,
      contentType: contentType ?? 'application/json',
    }),
    responses: { 200: response, ...fails(declared) },
    metadata: {
      safe,
      session,
      timeout: contentType ? 'upload' : 'normal',
      service: declaration.service ?? 'main',
      errors: declared,
      assumedPath: declaration.assumedPath ?? false,
    },
    strictStatusCodes: true,
  } as unknown as Call<D, Safe>;
}

/** Declares a call without effect, also behind POST. */
export const read = <const D extends Declaration>(declaration: D) => declare(declaration, true);

/** Declares a call with an effect, also behind GET (decisions 10). */
export const effect = <const D extends Declaration>(declaration: D) => declare(declaration, false);

/** A noun's calls. */
export const router: ReturnType<typeof initContract>['router'] = c.router;

/** Returns the wire form of a value: `encode(schema, value)`. Throws a ZodError for an invalid one. */
export { encode } from 'zod/mini';
