/** Building blocks of control calls. */
import * as z from 'zod/mini';
import { WorldId } from './control-schema.ts';

/** The response of a control call without data. */
export const Done = z.strictObject({ message: z.literal('OK') });

/** The names of the parameters in a path. */
export type ParamsIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** Returns the schema of the parameters in a path. */
const paramsOf = <Path extends string>(path: Path) =>
  z.object(
    Object.fromEntries(
      [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
        name,
        name === 'world' ? WorldId : z.string().check(z.maxLength(200)),
      ]),
    ) as Record<ParamsIn<Path>, typeof WorldId>,
  );

export const get = <P extends string, A>(path: P, response: A) =>
  ({
    method: 'GET',
    path,
    pathParams: paramsOf(path),
    responses: { 200: response },
  }) as const;
export const send = <M extends 'POST' | 'PUT' | 'PATCH' | 'DELETE', P extends string, B, A>(
  method: M,
  path: P,
  body: B,
  response: A,
) => ({ ...get(path, response), method, body }) as const;

export const NoBody = z.optional(z.strictObject({}));
