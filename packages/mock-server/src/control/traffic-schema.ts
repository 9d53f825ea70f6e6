/** Schemas of the traffic: calls of the product with their answers. */
import * as z from 'zod/mini';
import { PlainData } from '../world/plain-data.ts';

/** A fault rule that acted on a call. */
const ActedRule = z.strictObject({ rule: z.string(), effect: z.string() });

/** `at` is epoch milliseconds of world time; `ms` is how long the answer took in real time. */
const exchange = {
  n: z.int(),
  at: z.int(),
  ms: z.number(),
  operation: z.string(),
  method: z.string(),
  url: z.string(),
  memberId: z.exactOptional(z.string()),
  phone: z.exactOptional(z.string()),
  status: z.int(),
  /** `ok`, or the code of the refusal. */
  outcome: z.string(),
  /** How the connection broke instead of an answer. */
  cut: z.exactOptional(z.enum(['reset', 'close', 'hang', 'truncate'])),
  /** The fault rules that acted on it. */
  faults: z.array(ActedRule),
  /** Fields of the request that the contract refuses, and why. */
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
