/** Answers that carry no more than a success code (decisions 18). */
import * as z from 'zod/mini';
import type { SuccessCode } from '../errors.ts';

/** `{ message }` with one of the given success codes. */
export const done = <const Codes extends readonly [SuccessCode, ...SuccessCode[]]>(...codes: Codes) =>
  z.object({ message: z.enum(codes) });

/** The plain answer of an effect that worked. */
export const Done = done('SUCCESS');
export type Done = z.infer<typeof Done>;
