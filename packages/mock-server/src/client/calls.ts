/** A typed client of the contract for any transport: `callsOf(overHttp(address))('wallet.read', { token })`. */
import type { Contract, Noun, Operation, OperationId } from '@wallet/contract';
import { operationOf } from '@wallet/contract';
import { idempotencyHeader, markerHeader } from '@wallet/contract/c';
import { worldHeader } from '../http/caller.ts';

interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

type CallOf<Id extends OperationId> = Id extends `${infer N extends Noun}.${infer Name}`
  ? Name extends keyof Contract[N]
    ? Contract[N][Name]
    : never
  : never;

type Part<Key extends string, Value> = Value extends Schema
  ? { readonly [K in Key]: Value['_zod']['input'] }
  : unknown;

/** The input of a call: its body and its path parameters, as far as it has any. */
export type InputOf<Id extends OperationId> = (CallOf<Id> extends { body: infer Body }
  ? Part<'body', Body>
  : unknown) &
  (CallOf<Id> extends { pathParams: infer Params } ? Part<'params', Params> : unknown);

/** The answer under status 200, as a backend has to send it. */
export type AnswerOf<Id extends OperationId> =
  CallOf<Id> extends { responses: { 200: infer Answer extends Schema } } ? Answer['_zod']['input'] : never;

/** The input of a call and options; left out where a call has no input. */
export type Arguments<Id extends OperationId, Options> =
  object extends InputOf<Id> ? [input?: InputOf<Id> & Options] : [input: InputOf<Id> & Options];

/** Options of any call. */
export interface CallOptions {
  readonly token?: string | undefined;
  /** The world of a simulator. */
  readonly world?: { readonly id: string } | undefined;
  /** The key that makes one intent have one effect (decisions 11). */
  readonly intent?: string | undefined;
  /** In place of the usual headers; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** An input that the types of the contract need not allow. */
export interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  /** A value; text, bytes and forms are sent as they are. */
  readonly body?: unknown;
}

/** A call before a transport encodes it. */
export interface CallRequest {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Carries out a call. */
export type Transport<Response> = (request: CallRequest) => Response;

/** Makes every call of the contract by a transport, each with its own input. */
export const callsOf =
  <Response>(transport: Transport<Response>) =>
  <Id extends OperationId>(id: Id, ...[input]: Arguments<Id, CallOptions>): Response =>
    transport(requestOf(id, input as AnyInput | undefined));

export const requestOf = (
  id: OperationId,
  { params = {}, body, ...options }: AnyInput = {},
): CallRequest => ({
  operation: operationOf(id),
  params,
  headers: headersOf(options),
  body,
});

/** The headers of a call. */
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
