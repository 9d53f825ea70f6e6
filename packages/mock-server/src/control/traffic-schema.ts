/** Schemas of the traffic log. */
import * as z from 'zod/mini';
import { PlainData } from '../world/plain-data.ts';

/** A fault rule that acted on the call. */
const ActedRule = z.strictObject({ rule: z.string(), effect: z.string() });

/** `at` is epoch milliseconds of world time; `ms` is the response time in real time. */
const exchange = {
  n: z.int(),
  entry: z.exactOptional(z.int()),
  at: z.int(),
  ms: z.number(),
  operation: z.string(),
  method: z.string(),
  url: z.string(),
  memberId: z.exactOptional(z.string()),
  phone: z.exactOptional(z.string()),
  /** Number of the intent (Idempotency-Key), which the app shows to the player. */
  intent: z.exactOptional(z.string()),
  status: z.int(),
  /** `ok`, or the error code. */
  outcome: z.string(),
  /** The kind of a broken connection. */
  cut: z.exactOptional(z.enum(['reset', 'close', 'hang', 'truncate'])),
  faults: z.array(ActedRule),
  /** Invalid fields of the request, with reasons. */
  problems: z.array(z.strictObject({ field: z.string(), problem: z.string() })),
};

export const ExchangeView = z.strictObject(exchange);
export type ExchangeView = z.infer<typeof ExchangeView>;

export const ExchangeDetails = z.strictObject({
  ...exchange,
  request: z.exactOptional(PlainData),
  answer: z.exactOptional(PlainData),
  headers: z.record(z.string(), z.string()),
});
export type ExchangeDetails = z.infer<typeof ExchangeDetails>;
