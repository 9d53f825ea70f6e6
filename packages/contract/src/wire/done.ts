/** Answers that carry no more than a success code (decisions 18). A client takes any success for one. */
import * as z from 'zod/mini';
import type { SuccessCode } from '../errors.ts';
import { orElse } from './lenient.ts';

/** `{ message }` with one of the given success codes. */
export const done = <const Codes extends readonly [SuccessCode, ...SuccessCode[]]>(...codes: Codes) =>
  orElse(z.object({ message: z.enum(codes) }), { message: codes[0] as Codes[number] });

/** The plain answer of an effect that worked. */
export const Done = done('SUCCESS');
export type Done = z.infer<typeof Done>;
