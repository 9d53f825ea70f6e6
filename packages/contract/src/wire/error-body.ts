/** The body of every error response (decisions 1). */
import * as z from 'zod/mini';
import { fromBaht, toBaht } from './money.ts';

const Params = z.record(z.string(), z.union([z.string(), z.number()]));

/** Parameters that are amounts. */
const amounts = ['amount', 'deposit'];

const convert = (params: z.infer<typeof Params>, conversion: (amount: never) => number) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' && amounts.includes(name) ? conversion(value as never) : value,
    ]),
  );

/**
 * `message` is a code of the catalogue, or raw text of a foreign backend. `params` fill the placeholders of its text;
 * amounts among them are satang, and baht on the wire.
 */
export const ErrorBody = z.object({
  message: z.string(),
  params: z.optional(
    z.codec(Params, Params, {
      decode: (params) => convert(params, fromBaht),
      encode: (params) => convert(params, toBaht),
    }),
  ),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
