/** The body of every error response (decisions 1). */
import * as z from 'zod/mini';

/** `message` is a code of the catalogue, or raw text of a foreign backend. `params` fill the placeholders of its text. */
export const ErrorBody = z.object({
  message: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
