/** The contract's calls in types: what is sent with each, and what is answered. */
import type { Contract, Noun, Operation, OperationId } from '@wallet/contract';

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
export type GivenTo<Id extends OperationId> = (CallOf<Id> extends { body: infer Body }
  ? Part<'body', Body>
  : unknown) &
  (CallOf<Id> extends { pathParams: infer Params } ? Part<'params', Params> : unknown);

/** The answer under status 200, as a backend has to send it. */
export type AnswerOf<Id extends OperationId> =
  CallOf<Id> extends { responses: { 200: infer Answer extends Schema } } ? Answer['_zod']['input'] : never;

/** Left out where a call is given nothing. */
export type Given<Id extends OperationId, Also> =
  object extends GivenTo<Id> ? [given?: GivenTo<Id> & Also] : [given: GivenTo<Id> & Also];

/** The path of a call with its parameters filled in. */
export const pathOf = ({ path }: Operation, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The path of a call with parameters that are well formed. */
export const anyPath = (operation: Operation): string =>
  pathOf(operation, {
    slotCode: 'PG',
    bankCode: 'KBANK',
    provider: 'pg',
    username: 'x',
    password: 'x',
    code: 'X',
    reference: 'X',
    qrcodeId: 'x',
  });
