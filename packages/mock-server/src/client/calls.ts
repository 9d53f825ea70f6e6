/** A typed client of the contract over any transport: `callsOf(overHttp(address))('wallet.read', { token })`. */
import { operationOf, type Contract, type Noun, type Operation, type OperationId } from '@wallet/contract';
import { idempotencyHeader, markerHeader, type Schema } from '@wallet/contract/c';
import { worldHeader } from '../http/caller.ts';

type CallOf<Id extends OperationId> = Id extends `${infer N extends Noun}.${infer Name}`
  ? Name extends keyof Contract[N]
    ? Contract[N][Name]
    : never
  : never;

type Part<Key extends string, Value> = Value extends Schema
  ? { readonly [K in Key]: Value['_zod']['input'] }
  : unknown;

export type InputOf<Id extends OperationId> = (CallOf<Id> extends { body: infer Body }
  ? Part<'body', Body>
  : unknown) &
  (CallOf<Id> extends { pathParams: infer Params } ? Part<'params', Params> : unknown);

export type ResponseBody<Id extends OperationId> =
  CallOf<Id> extends { responses: { 200: infer Schema200 extends Schema } }
    ? Schema200['_zod']['input']
    : never;

/** The input of a call with options; optional for a call without input. */
export type Arguments<Id extends OperationId, Options> =
  object extends InputOf<Id> ? [input?: InputOf<Id> & Options] : [input: InputOf<Id> & Options];

export interface CallOptions {
  readonly token?: string | undefined;
  /** The world of a simulator. */
  readonly world?: { readonly id: string } | undefined;
  /** The Idempotency-Key (decisions 11). */
  readonly intent?: string | undefined;
  /** Overrides of the default headers; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** An untyped input, which may break the contract. */
export interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  /** A value to encode as JSON; text, bytes and forms are sent unchanged. */
  readonly body?: unknown;
}

export interface CallRequest {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export type Transport<Response> = (request: CallRequest) => Response;

export const callsOf =
  <Response>(transport: Transport<Response>) =>
  <Id extends OperationId>(id: Id, ...[input]: Arguments<Id, CallOptions>): Response =>
    transport(requestOf(id, input as AnyInput | undefined));

export const requestOf = (
  id: OperationId,
  { params = {}, body, ...options }: AnyInput = {},
): CallRequest => ({ operation: operationOf(id), params, headers: headersOf(options), body });

export function headersOf({ token, world, intent, headers }: CallOptions): Record<string, string> {
  const all = {
    [markerHeader.name]: markerHeader.value,
    [worldHeader]: world?.id,
    authorization: token === undefined ? undefined : `Bearer ${token}`,
    [idempotencyHeader]: intent,
    ...headers,
  };
  return Object.fromEntries(
    Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined),
  );
}
