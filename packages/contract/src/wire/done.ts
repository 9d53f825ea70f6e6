/** Responses with a success code alone (decisions 18). A client accepts any success. */
import * as z from 'zod/mini';
import type { SuccessCode } from '../errors.ts';
import { orElse } from './lenient.ts';

/** `{ message }` with one of the given success codes. */
export const done = <const Codes extends readonly [SuccessCode, ...SuccessCode[]]>(...codes: Codes) =>
  orElse(z.object({ message: z.enum(codes) }), { message: codes[0] as Codes[number] });

/** The response of a successful effect. */
export const Done = done('SUCCESS');
export type Done = z.infer<typeof Done>;
