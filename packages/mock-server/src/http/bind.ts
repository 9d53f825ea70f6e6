/** Binds the rules of a noun to its calls. The contract types the input and the result of each handler. */
import { operations, type Operation, type Noun } from '@wallet/contract';
import type { Schema, Session } from '@wallet/contract/c';
import type { LanguageTag } from '../world/localized-text.ts';
import type { World } from '../world/world.ts';
import type { Inside } from '@wallet/contract/wire/money';
import type * as z from 'zod/mini';
import type { UploadedFile } from './upload.ts';
import { encoderOf, type Encode } from './response-encoder.ts';
import { ContractViolation } from '../world/contract-violation.ts';

/** A declared file, with its bytes in memory. */
type Received<Value> = { [Key in keyof Value]: Value[Key] extends File ? UploadedFile : Value[Key] };

/** The body as it is after validation; `undefined` for a call without one. */
export type BodyOf<Call> = Call extends { body: infer Body extends Schema }
  ? Received<z.output<Body>>
  : undefined;

/** The path parameters after validation; `undefined` for a call without any. */
export type ParamsOf<Call> = Call extends { pathParams: infer Params extends Schema }
  ? z.output<Params>
  : undefined;

/** The result of a handler: the body of status 200, with amounts in Satang. */
export type ResponseOf<Call> = Call extends { responses: { 200: infer Body extends Schema } }
  ? Inside<z.input<Body>>
  : never;

export type SessionOf<Call> = Call extends { metadata: { session: infer Who extends Session } }
  ? Who
  : Session;

type Caller<Who extends Session, Member> = Who extends 'guest'
  ? unknown
  : Who extends 'member'
    ? { readonly member: Member; readonly token: string }
    : { readonly member: Member | undefined; readonly token: string | undefined };

type Input<Key extends string, Value> = Value extends undefined ? unknown : { readonly [K in Key]: Value };

/** The context of a handler: the world, the caller, and the validated input. */
export type CallContext<Call, Member> = {
  readonly world: World;
  readonly ip: string;
  /** The language of the operator's texts in the response. */
  readonly language: LanguageTag;
} & Caller<SessionOf<Call>, Member> &
  Input<'body', BodyOf<Call>> &
  Input<'params', ParamsOf<Call>>;

/** Runs in one synchronous step: in a staged command for an effect, read-only for a safe call. */
export type Handler<Call, Member> = (context: CallContext<Call, Member>) => ResponseOf<Call>;

export type Handlers<NounCalls, Member> = {
  readonly [Name in keyof NounCalls]: Handler<NounCalls[Name], Member>;
};

/** A handler for code that treats all calls alike. The pipeline validates its input. */
export type AnyHandler = (context: Readonly<Record<string, unknown>>) => unknown;

/** The handlers of each noun. A handler's own context is narrower; only the pipeline calls one. */
export type Bindings = Readonly<Record<Noun, Readonly<Record<string, (context: never) => unknown>>>>;

/** Returns the handler of a call. Throws when its noun has none. */
export function handlerOf(bindings: Bindings, { id, noun }: Operation): AnyHandler {
  const handler = bindings[noun][id.slice(noun.length + 1)];
  if (!handler) throw new Error(`There is no handler of ${id}: add it to its .http.ts`);
  return handler as AnyHandler;
}

export interface ServedOperation extends Operation {
  readonly handler: AnyHandler;
  readonly encode: Encode;
}

export const servedOperations = (bindings: Bindings): readonly ServedOperation[] =>
  operations.map((operation) => ({
    ...operation,
    handler: handlerOf(bindings, operation),
    encode: encoderOf(operation.responses[200]),
  }));

/** Returns the body of a response on the wire, without undeclared fields. Throws a ContractViolation. */
export function encodeResponse({ id, encode }: ServedOperation, value: unknown): unknown {
  const result = encode(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`,
  );
  throw new ContractViolation(id, problems.slice(0, 5).join('; '));
}
