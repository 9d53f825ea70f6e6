/** Fault rules as they travel over the control API, and as scenarios write them. */
import { errorCodes } from '@wallet/contract/errors';
import * as z from 'zod/mini';
import { PlainData } from './control-schema.ts';

const Milliseconds = z.number().check(z.minimum(0), z.maximum(300_000));
const Text = z.string().check(z.minLength(1), z.maxLength(500));

/** A JSON pointer into the answer, in which `*` stands for all that is there. */
const Pointer = z.string().check(z.maxLength(500));
const Rewriting = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path: Pointer, value: PlainData }),
  z.strictObject({ op: z.literal('add'), path: Pointer, value: PlainData }),
  z.strictObject({ op: z.literal('remove'), path: Pointer }),
]);

const Effect = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('error'),
    /** A code of the catalogue, or any other text. */
    code: z.union([z.enum(errorCodes), Text]),
    status: z.exactOptional(z.int().check(z.minimum(400), z.maximum(599))),
    params: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
    breaksContract: z.exactOptional(z.boolean()),
  }),
  z.strictObject({
    type: z.literal('latency'),
    latency: z.discriminatedUnion('shape', [
      z.strictObject({ shape: z.literal('fixed'), ms: Milliseconds }),
      z.strictObject({ shape: z.literal('uniform'), from: Milliseconds, to: Milliseconds }),
      z.strictObject({
        shape: z.literal('lognormal'),
        median: Milliseconds,
        sigma: z.number().check(z.minimum(0), z.maximum(5)),
      }),
    ]),
  }),
  z.strictObject({ type: z.literal('network'), how: z.enum(['reset', 'close', 'hang', 'truncate']) }),
  z.strictObject({ type: z.literal('malformed'), how: z.enum(['json', 'html', 'empty']) }),
  z.strictObject({
    type: z.literal('answer'),
    status: z.int().check(z.minimum(200), z.maximum(599)),
    headers: z.exactOptional(z.record(z.string(), z.string())),
    json: z.exactOptional(PlainData),
    text: z.exactOptional(z.string().check(z.maxLength(1_000_000))),
    breaksContract: z.exactOptional(z.boolean()),
  }),
  z.strictObject({
    type: z.literal('rewrite'),
    operations: z.array(Rewriting).check(z.minLength(1), z.maxLength(100)),
    breaksContract: z.exactOptional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('rateLimit'), retryAfterSeconds: z.int().check(z.minimum(0)) }),
  z.strictObject({ type: z.literal('hold'), hold: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  z.strictObject({ type: z.literal('duplicate') }),
  z.strictObject({ type: z.enum(['refuse', 'drop', 'reorder']) }),
]);

const rule = {
  operation: z.string(),
  memberId: z.exactOptional(z.string()),
  body: z.exactOptional(PlainData),
  nth: z.exactOptional(z.int()),
  times: z.exactOptional(z.int()),
  probability: z.exactOptional(z.number()),
  phase: z.exactOptional(z.enum(['before', 'after'])),
  effect: Effect,
};

export const FaultRule = z.strictObject(rule);
export type FaultRule = z.infer<typeof FaultRule>;

export const ActiveFault = z.strictObject({ ...rule, id: z.string(), seen: z.int(), hits: z.int() });
export type ActiveFault = z.infer<typeof ActiveFault>;
