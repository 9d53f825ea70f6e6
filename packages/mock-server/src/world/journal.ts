import type { Plain } from './plain.ts';
import { canonical, contains } from './plain.ts';
import { redact } from './redaction.ts';

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
export type JournalKind = (typeof journalKinds)[number];

/** A journal entry. It has world time only and no durations, so that equal runs give equal journals. */
export interface JournalEntry {
  /** Counts from 0 without gaps. */
  readonly n: number;
  /** Epoch milliseconds of world time. */
  readonly at: number;
  readonly kind: JournalKind;
  /** The operation, event or control action. */
  readonly name: string;
  readonly memberId?: string;
  /** Without secrets. */
  readonly input?: Plain;
  /** `ok`, an error code, or what went wrong. */
  readonly outcome: string;
  /** Details of the outcome, e.g. the violations. Redacted. */
  readonly detail?: Plain;
}

/** An entry as it is handed in: `input` and `detail` may be any data. */
export interface JournalInput extends Omit<JournalEntry, 'n' | 'at' | 'input' | 'detail'> {
  readonly input?: unknown;
  readonly detail?: unknown;
}

/** The note of something that threw what nobody expected. */
export const crashEntry = (name: string, error: unknown): JournalInput => ({
  kind: 'crash',
  name,
  outcome: 'crash',
  detail: { error: String(error) },
});

/** A pattern for entries; absent fields match everything. */
export interface Expectation {
  readonly name: string;
  readonly kind?: JournalKind;
  readonly memberId?: string;
  readonly outcome?: string;
  /** Part of the recorded input. */
  readonly input?: Plain;
}

export interface Verification {
  readonly isMet: boolean;
  readonly count: number;
  /** The entries that came closest without matching, and the fields in which they differ. */
  readonly nearest: readonly { readonly entry: JournalEntry; readonly differsIn: readonly string[] }[];
}

/** Append-only; holds the newest entries up to its limits. */
export interface Journal {
  append(note: JournalInput): JournalEntry;
  /** The entries held, oldest first, from entry number `from` on. */
  entries(from?: number): JournalEntry[];
  /** The number of entries that were ever appended. */
  readonly length: number;
  /** Each entry as one line of canonical JSON. */
  text(): string;
  /** Counts what matches; without `times`, at least one must. */
  verify(expected: Expectation & { readonly times?: number }): Verification;
  /** Calls the listener for every new entry. Returns an unsubscribe function. */
  listen(listener: (entry: JournalEntry) => void): () => void;
}

/** The journal, with the operations of the world itself. */
export interface WorldJournal extends Journal {
  /** Begins again with these entries, which count without gaps, and goes on after the last of them. */
  adopt(entries: readonly JournalEntry[]): void;
}

/** Entries a journal holds; the oldest are dropped beyond it. */
export const journalLimit = 20_000;
/** Characters of what came with the entries a journal holds, some for each entry itself included. */
const charactersHeld = 16 * 1024 * 1024;
const nearestShown = 3;

export interface JournalLimits {
  readonly entries?: number;
  readonly characters?: number;
}

export function createJournal(
  now: () => number,
  { entries: limit = journalLimit, characters = charactersHeld }: JournalLimits = {},
): WorldJournal {
  const listeners = new Set<(entry: JournalEntry) => void>();
  let ring: (JournalEntry | undefined)[] = [];
  /** The entries held are those from `oldest` up to, not including, `length`. */
  let [oldest, length, held] = [0, 0, 0];

  function hold(entry: JournalEntry): void {
    if (length - oldest >= limit) drop();
    ring[entry.n % limit] = entry;
    length = entry.n + 1;
    held += sizeOf(entry);
    while (held > characters && oldest < length - 1) drop();
  }

  function drop(): void {
    const gone = ring[oldest % limit];
    if (gone) held -= sizeOf(gone);
    ring[oldest++ % limit] = undefined;
  }

  function entries(from = 0): JournalEntry[] {
    const start = Math.max(from, oldest);
    // The ring's slot of entry n is n % limit; unrolled, it is at most two runs.
    const first = ring.slice(start % limit, (start % limit) + Math.max(0, length - start));
    const rest = ring.slice(0, Math.max(0, length - start) - first.length);
    return [...first, ...rest].filter((entry) => entry !== undefined);
  }

  return {
    append({ kind, name, memberId, input, outcome, detail }) {
      const entry: { -readonly [Field in keyof JournalEntry]: JournalEntry[Field] } = {
        n: length,
        at: now(),
        kind,
        name,
        outcome,
      };
      if (memberId !== undefined) entry.memberId = memberId;
      if (input !== undefined) entry.input = redact(input, name);
      if (detail !== undefined) entry.detail = redact(detail, name);
      Object.freeze(entry);
      hold(entry);
      for (const listener of listeners) listener(entry);
      return entry;
    },
    entries,
    get length() {
      return length;
    },
    text: () =>
      entries()
        .map((entry) => `${canonical(entry)}\n`)
        .join(''),
    verify({ times, ...expected }) {
      const asked = fieldsOf(expected);
      const judged = entries().map((entry) => ({
        entry,
        differsIn: asked.filter((field) => !agrees(entry, expected, field)),
      }));
      const count = judged.filter(({ differsIn }) => differsIn.length === 0).length;
      const nearest = judged
        .filter(({ differsIn }) => differsIn.length > 0 && differsIn.length < asked.length)
        .sort((a, b) => a.differsIn.length - b.differsIn.length)
        .slice(0, nearestShown);
      return { isMet: times === undefined ? count > 0 : count === times, count, nearest };
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    adopt(entries) {
      ring = [];
      const newest = entries.slice(-limit);
      oldest = length = newest[0]?.n ?? 0;
      held = 0;
      newest.forEach(hold);
    },
  };
}

/** Characters an entry is counted as; most carry nothing, so only what came along is written out. */
const sizeOf = ({ input, detail }: JournalEntry): number => 200 + lengthOf(input) + lengthOf(detail);

const lengthOf = (value: Plain | undefined): number =>
  value === undefined ? 0 : JSON.stringify(value).length;

const fieldsOf = (expected: Expectation): (keyof Expectation)[] =>
  (Object.keys(expected) as (keyof Expectation)[]).filter((field) => expected[field] !== undefined);

const agrees = (entry: JournalEntry, expected: Expectation, field: keyof Expectation): boolean =>
  field === 'input' ? contains(entry.input, expected.input) : entry[field] === expected[field];
