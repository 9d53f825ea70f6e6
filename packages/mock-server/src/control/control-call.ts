/** Building blocks of control calls. */
import * as z from 'zod/mini';
import { WorldId } from './control-schema.ts';

export { controlHeader, controlPrefix } from './control-header.ts';

/** The answer of a control call that returns no data. */
export const Done = z.strictObject({ message: z.literal('OK') });

/** The answer of a control call that is refused: a sentence with the reason. */
const Refusal = z.strictObject({ message: z.string() });
export const refusals = { 403: Refusal, 404: Refusal, 409: Refusal, 422: Refusal };

/** A control call that asks. */
export const get = <P extends string, A>(path: P, answer: A) =>
  ({ method: 'GET', path, responses: { 200: answer, ...refusals } }) as const;
/** A control call that steers. */
export const send = <M extends 'POST' | 'PUT' | 'PATCH' | 'DELETE', P extends string, B, A>(
  method: M,
  path: P,
  body: B,
  answer: A,
) => ({ method, path, body, responses: { 200: answer, ...refusals } }) as const;

/** The body of a control call without parameters. */
export const NoBody = z.optional(z.strictObject({}));

/** A control call about one world. */
export const ofWorld = { pathParams: z.object({ world: WorldId }) };
/** A control call about one thing in a world. */
export const inWorld = <const Key extends string>(key: Key) => ({
  pathParams: z.object({ world: WorldId, [key]: z.string().check(z.maxLength(200)) } as {
    world: typeof WorldId;
  } & Record<Key, ReturnType<typeof z.string>>),
});
