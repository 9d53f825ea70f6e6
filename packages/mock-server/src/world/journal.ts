import { contractViolation } from '@wallet/contract/errors';
import type { Expectation, JournalEntry, Verification } from './journal-schema.ts';
import { contains, type Plain } from './plain.ts';
import { redact } from './redaction.ts';

/** A new entry: `input` and `detail` may be any data, and are redacted. */
export interface JournalInput extends Omit<JournalEntry, 'n' | 'at' | 'memberId' | 'input' | 'detail'> {
  readonly memberId?: string | undefined;
  readonly input?: unknown;
  readonly detail?: unknown;
}

export const crashEntry = (name: string, error: unknown): JournalInput => ({
  kind: 'crash',
  name,
  outcome: 'crash',
  detail: { error: String(error) },
});

/** Returns the entry for a response or a message that breaks the contract. */
export const violationEntry = (name: string, problem: string): JournalInput => ({
  kind: 'violation',
  name,
  outcome: contractViolation,
  detail: { problem },
});

/** An append-only list of the newest entries, up to its limits. */
export type Journal = Omit<WorldJournal, 'adopt'>;

/** The journal with the operations that only the world uses. */
export type WorldJournal = ReturnType<typeof createJournal>;

/** Maximum number of entries; the oldest are dropped. */
export const journalLimit = 20_000;
/** Maximum total of `sizeOf` over the entries, in characters. */
const charactersHeld = 16 * 1024 * 1024;
const nearestShown = 3;

export interface JournalLimits {
  readonly entries?: number;
  readonly characters?: number;
}

export function createJournal(
  now: () => number,
  { entries: limit = journalLimit, characters = charactersHeld }: JournalLimits = {},
) {
  const listeners = new Set<(entry: JournalEntry) => void>();
  let ring: (JournalEntry | undefined)[] = [];
  /** The journal holds the entries from `oldest` up to, not including, `length`. */
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
    // Entry n is in slot n % limit of the ring, so a range has at most two slices.
    const first = ring.slice(start % limit, (start % limit) + Math.max(0, length - start));
    const rest = ring.slice(0, Math.max(0, length - start) - first.length);
    return [...first, ...rest].filter((entry) => entry !== undefined);
  }

  return {
    append({ kind, name, memberId, input, outcome, detail }: JournalInput): JournalEntry {
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
    /** Returns the entries from number `from` on, oldest first. */
    entries,
    /** The number of entries ever appended. */
    get length(): number {
      return length;
    },
    /** Counts the matching entries; without `times`, at least one must match. */
    verify({ times, ...expected }: Expectation): Verification {
      const fields = fieldsOf(expected);
      const compared = entries().map((entry) => ({
        entry,
        differsIn: fields.filter((field) => !matchesField(entry, expected, field)),
      }));
      const count = compared.filter(({ differsIn }) => differsIn.length === 0).length;
      const nearest = compared
        .filter(({ differsIn }) => differsIn.length > 0 && differsIn.length < fields.length)
        .sort((a, b) => a.differsIn.length - b.differsIn.length)
        .slice(0, nearestShown);
      return { isMet: times === undefined ? count > 0 : count === times, count, nearest };
    },
    /** Calls the listener for every new entry. Returns an unsubscribe function. */
    listen(listener: (entry: JournalEntry) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Replaces the entries, which must be consecutive. The next entry continues their numbers. */
    adopt(entries: readonly JournalEntry[]): void {
      ring = [];
      const newest = entries.slice(-limit);
      oldest = length = newest[0]?.n ?? 0;
      held = 0;
      newest.forEach(hold);
    },
  };
}

/**
 * Returns the approximate characters of an entry. Only `input` and `detail` are serialized, and most entries have none.
 */
const sizeOf = ({ input, detail }: JournalEntry): number => 200 + lengthOf(input) + lengthOf(detail);

const lengthOf = (value: Plain | undefined): number =>
  value === undefined ? 0 : JSON.stringify(value).length;

type Pattern = Omit<Expectation, 'times'>;

const fieldsOf = (expected: Pattern): (keyof Pattern)[] =>
  (Object.keys(expected) as (keyof Pattern)[]).filter((field) => expected[field] !== undefined);

const matchesField = (entry: JournalEntry, expected: Pattern, field: keyof Pattern): boolean =>
  field === 'input' ? contains(entry.input, expected.input) : entry[field] === expected[field];
