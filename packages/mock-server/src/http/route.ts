/** The types of a declared call: session, input and response. */
import type { Contract, Noun } from '@wallet/contract';
import type { Session } from '@wallet/contract/c';
import type { Inside } from '@wallet/contract/wire/money';
import type * as z from 'zod/mini';
import type { UploadedFile } from './upload.ts';

export type Calls = Contract[Noun];

interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

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
