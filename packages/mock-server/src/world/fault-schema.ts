/** Schemas of fault rules, for the control API and for scenarios. */
import { errorCodes } from '@wallet/contract/errors';
import * as z from 'zod/mini';
import { PlainData } from './plain-data.ts';

const Milliseconds = z.number().check(z.minimum(0), z.maximum(300_000));
/** Stricter than the moment of the contract, which reads an invalid one as absent. */
const Moment = z.iso.datetime({ offset: true });
const Text = z.string().check(z.minLength(1), z.maxLength(500));

/** A JSON pointer into the response; `*` matches every item. */
const Pointer = z.string().check(z.maxLength(500));
const RewriteOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path: Pointer, value: PlainData }),
  z.strictObject({ op: z.literal('add'), path: Pointer, value: PlainData }),
  z.strictObject({ op: z.literal('remove'), path: Pointer }),
]);

/** The delay of a response, in milliseconds of real time. */
const Latency = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('fixed'), ms: Milliseconds }),
  z.strictObject({ shape: z.literal('uniform'), from: Milliseconds, to: Milliseconds }),
  /** Most delays are near the median. `sigma` is the spread: 0 for none, 0.5 for a typical one. */
  z.strictObject({
    shape: z.literal('lognormal'),
    median: Milliseconds,
    sigma: z.number().check(z.minimum(0), z.maximum(5)),
  }),
]);
export type Latency = z.infer<typeof Latency>;

export const FaultEffect = z.discriminatedUnion('type', [
  /** Returns an error response; an undeclared code needs `breaksContract`. */
  z.strictObject({
    type: z.literal('error'),
    /** An error code of the contract, or any other text. */
    code: z.union([z.enum(errorCodes), Text]),
    status: z.exactOptional(z.int().check(z.minimum(400), z.maximum(599))),
    params: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
    breaksContract: z.exactOptional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('latency'), latency: Latency }),
  z.strictObject({ type: z.literal('network'), how: z.enum(['reset', 'close', 'hang', 'truncate']) }),
  z.strictObject({ type: z.literal('malformed'), how: z.enum(['json', 'html', 'empty']) }),
  /** Returns this response; without `json` and `text` the body is empty. */
  z.strictObject({
    type: z.literal('answer'),
    status: z.int().check(z.minimum(200), z.maximum(599)),
    headers: z.exactOptional(z.record(z.string(), z.string())),
    json: z.exactOptional(PlainData),
    text: z.exactOptional(z.string().check(z.maxLength(1_000_000))),
    breaksContract: z.exactOptional(z.boolean()),
  }),
  /** Changes the response before it is sent, in either phase. */
  z.strictObject({
    type: z.literal('rewrite'),
    operations: z.array(RewriteOperation).check(z.minLength(1), z.maxLength(100)),
    breaksContract: z.exactOptional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('rateLimit'), retryAfterSeconds: z.int().check(z.minimum(0)) }),
  /** Defers the response until the hold of that name is released. */
  z.strictObject({
    type: z.literal('hold'),
    hold: z
      .string()
      .check(z.regex(/^[\w-]{1,64}$/, { error: 'a hold is named with 1 to 64 letters, digits, _ and -' })),
  }),
  /** Delivers the request, or the message of a socket, twice. */
  z.strictObject({ type: z.literal('duplicate') }),
  /** Sockets only: rejects the connection, drops a message, or delivers it after the next one. */
  z.strictObject({ type: z.enum(['refuse', 'drop', 'reorder']) }),
]);

const rule = {
  /** `withdraw.create`, `withdraw.*`, `*` for all calls, or an operation of the socket. */
  operation: z.string(),
  memberId: z.exactOptional(z.string()),
  /** Phone number or id of a member; `addFault` resolves it to an id. */
  member: z.exactOptional(Text),
  /** Subset of the request body. */
  body: z.exactOptional(PlainData),
  /** Subset of the path parameters. */
  pathParams: z.exactOptional(z.record(z.string(), z.string())),
  /** Window of world time, `until` excluded; calls outside it are not counted. */
  from: z.exactOptional(Moment),
  until: z.exactOptional(Moment),
  /** Only the nth matching call, from 1. */
  nth: z.exactOptional(z.int()),
  /** Maximum number of hits. */
  times: z.exactOptional(z.int()),
  /** 0 to 1, drawn from the stream `faults`. */
  probability: z.exactOptional(z.number()),
  /** `before` (default): before the command runs. `after`: after its commit, so that only the response is lost. */
  phase: z.exactOptional(z.enum(['before', 'after'])),
  effect: FaultEffect,
};

export const FaultRule = z.strictObject(rule);
export type FaultRule = z.infer<typeof FaultRule>;
export type FaultEffect = z.infer<typeof FaultEffect>;
export type RewriteOperation = z.infer<typeof RewriteOperation>;

/** A rule in a world: `seen` counts the matching calls, `hits` the affected ones. */
export const ActiveFault = z.strictObject({ ...rule, id: z.string(), seen: z.int(), hits: z.int() });
export type ActiveFault = z.infer<typeof ActiveFault>;

/** A call whose response is deferred by the effect `hold`. */
export const DeferredCall = z.strictObject({
  hold: z.string(),
  operation: z.string(),
  memberId: z.exactOptional(z.string()),
});
export type DeferredCall = Readonly<z.infer<typeof DeferredCall>>;
