/** The types of a declared call: session, input and answer. */
import type { Contract, Noun } from '@wallet/contract';
import type { Session } from '@wallet/contract/c';
import type { Inside } from '@wallet/contract/wire/money';
import type * as z from 'zod/mini';
import type { UploadedFile } from './upload.ts';

/** A noun's calls, as the contract declares them. */
export type Calls = Contract[Noun];

interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

/** A file of the contract arrives with its bytes read. */
type Received<Value> = { [Key in keyof Value]: Value[Key] extends File ? UploadedFile : Value[Key] };

/** The body as it is after validation; `undefined` for a call without one. */
export type BodyOf<Call> = Call extends { body: infer Body extends Schema }
  ? Received<z.output<Body>>
  : undefined;

/** The path parameters after validation; `undefined` for a call without any. */
export type ParamsOf<Call> = Call extends { pathParams: infer Params extends Schema }
  ? z.output<Params>
  : undefined;

/** The answer of a handler: the shape of status 200, with Satang for amounts. */
export type AnswerOf<Call> = Call extends { responses: { 200: infer Answer extends Schema } }
  ? Inside<z.input<Answer>>
  : never;

/** Who may call. */
export type SessionOf<Call> = Call extends { metadata: { session: infer Who extends Session } }
  ? Who
  : Session;
