/** Differences between an upstream and the contract, each once with a count. */
import type { Operation } from '@wallet/contract';
import * as z from 'zod/mini';
import type { Mismatch } from '../client/mismatch.ts';
import { redactForeignText } from '../world/redaction.ts';

/** One difference. */
export const Drift = z.strictObject({
  /** The call, as `wallet.read`. */
  call: z.string(),
  /** The side that differs: the app, or the upstream. */
  side: z.enum(['request', 'answer']),
  /** The rule as text. */
  what: z.string(),
  expected: z.string(),
  came: z.string(),
  /** The differing fields, as `slots[].amount`. */
  fields: z.array(z.string()),
  count: z.int(),
  /** The real time of the first and the last occurrence (ISO 8601). */
  first: z.iso.datetime(),
  last: z.iso.datetime(),
});
export type Drift = z.infer<typeof Drift>;

/** Traffic of one call. */
const CallTally = z.strictObject({
  call: z.string(),
  /** Compared responses of the upstream. */
  checked: z.int(),
});

export const DriftReport = z.strictObject({
  /** Undefined without an upstream. */
  upstream: z.optional(z.string()),
  mode: z.optional(z.string()),
  calls: z.array(CallTally),
  drift: z.array(Drift),
  /** Differences beyond the maximum of the list. */
  leftOut: z.int(),
});
export type DriftReport = z.infer<typeof DriftReport>;

export interface DriftList {
  note(operation: Operation, side: Drift['side'], mismatch: Mismatch): Drift | undefined;
  count(operation: Operation): void;
  report(): Pick<DriftReport, 'calls' | 'drift' | 'leftOut'>;
  clear(): void;
}

/** Maximum number of listed differences. */
const longest = 500;

export function createDriftList(now: () => number): DriftList {
  const found = new Map<string, Drift>();
  const tallies = new Map<string, number>();
  let leftOut = 0;
  return {
    note({ id: call }, side, { message: what, expected, came, fields }) {
      const key = JSON.stringify([call, side, what, fields, fields.length === 0 && came]);
      const known = found.get(key);
      if (!known && found.size >= longest) return void leftOut++;
      const last = new Date(now()).toISOString();
      const drift: Drift = {
        call,
        side,
        what,
        expected: redactForeignText(expected),
        came: redactForeignText(came),
        fields: fields.map(redactForeignText),
        count: (known?.count ?? 0) + 1,
        first: known?.first ?? last,
        last,
      };
      found.set(key, drift);
      return drift;
    },
    count({ id }) {
      tallies.set(id, (tallies.get(id) ?? 0) + 1);
    },
    report: () => ({
      calls: [...tallies].map(([call, checked]) => ({ call, checked })),
      drift: [...found.values()],
      leftOut,
    }),
    clear() {
      found.clear();
      tallies.clear();
      leftOut = 0;
    },
  };
}
