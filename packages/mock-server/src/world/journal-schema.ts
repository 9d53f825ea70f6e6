/** Schemas of the journal, for the journal itself and for the control API. */
import * as z from 'zod/mini';
import { PlainData } from './plain-data.ts';

export const journalKinds = [
  'call',
  'event',
  'control',
  'push',
  'fault',
  'violation',
  'crash',
  'drift',
] as const;

/** A journal entry. It has world time only and no durations, so that equal runs give equal journals. */
export const JournalEntry = z.strictObject({
  /** Sequence number, from 0 without gaps. */
  n: z.int(),
  /** Epoch milliseconds of world time. */
  at: z.int(),
  kind: z.enum(journalKinds),
  /** Name of the operation, event or control action. */
  name: z.string(),
  memberId: z.exactOptional(z.string()),
  /** Redacted input. */
  input: z.exactOptional(PlainData),
  /** `ok`, an error code, or a short failure text. */
  outcome: z.string(),
  /** Details of the outcome, e.g. the violations. Redacted. */
  detail: z.exactOptional(PlainData),
});
export type JournalEntry = Readonly<z.infer<typeof JournalEntry>>;

/** A pattern for entries; absent fields match everything. */
export const Expectation = z.strictObject({
  name: z.string(),
  kind: z.exactOptional(z.enum(journalKinds)),
  memberId: z.exactOptional(z.string()),
  outcome: z.exactOptional(z.string()),
  /** Subset of the recorded input. */
  input: z.exactOptional(PlainData),
  /** Default: at least once. */
  times: z.exactOptional(z.int().check(z.minimum(0))),
});
export type Expectation = Readonly<z.infer<typeof Expectation>>;

export const Verification = z.strictObject({
  isMet: z.boolean(),
  count: z.int(),
  /** The entries that match most fields, and the fields in which they differ. */
  nearest: z.array(z.strictObject({ entry: JournalEntry, differsIn: z.array(z.string()) })),
});
export type Verification = Readonly<z.infer<typeof Verification>>;
