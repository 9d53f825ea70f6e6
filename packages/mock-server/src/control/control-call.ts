/** Building blocks of control calls. */
import * as z from 'zod/mini';
import { WorldId } from './control-schema.ts';

/** The response of a control call without data. */
export const Done = z.strictObject({ message: z.literal('OK') });

/** The error response of a control call: a sentence with the reason. */
const Refusal = z.strictObject({ message: z.string() });
export const refusals = {
  401: Refusal,
  403: Refusal,
  404: Refusal,
  409: Refusal,
  422: Refusal,
  429: Refusal,
};

export const get = <P extends string, A>(path: P, response: A) =>
  ({ method: 'GET', path, responses: { 200: response, ...refusals } }) as const;
export const send = <M extends 'POST' | 'PUT' | 'PATCH' | 'DELETE', P extends string, B, A>(
  method: M,
  path: P,
  body: B,
  response: A,
) => ({ method, path, body, responses: { 200: response, ...refusals } }) as const;

export const NoBody = z.optional(z.strictObject({}));

export const ofWorld = { pathParams: z.object({ world: WorldId }) };
export const inWorld = <const Key extends string>(key: Key) => ({
  pathParams: z.object({ world: WorldId, [key]: z.string().check(z.maxLength(200)) } as {
    world: typeof WorldId;
  } & Record<Key, ReturnType<typeof z.string>>),
});
