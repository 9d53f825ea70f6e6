/** The one shape of every refusal (decisions 1). */
import * as z from 'zod/mini';

/** `message` is a code of the catalogue or a foreign backend's raw text; `params` fill the placeholders of its words. */
export const Failure = z.object({
  message: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Failure = z.infer<typeof Failure>;
