import type { Expectation, JournalEntry, Verification } from './journal-schema.ts';
import type { Plain } from './plain.ts';
import { canonical, contains } from './plain.ts';
import { redact } from './redaction.ts';

/** An entry as it is handed in: `input` and `detail` may be any data. */
export interface JournalInput extends Omit<JournalEntry, 'n' | 'at' | 'memberId' | 'input' | 'detail'> {
  readonly memberId?: string | undefined;
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
  verify(expected: Expectation): Verification;
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

type Pattern = Omit<Expectation, 'times'>;

const fieldsOf = (expected: Pattern): (keyof Pattern)[] =>
  (Object.keys(expected) as (keyof Pattern)[]).filter((field) => expected[field] !== undefined);

const agrees = (entry: JournalEntry, expected: Pattern, field: keyof Pattern): boolean =>
  field === 'input' ? contains(entry.input, expected.input) : entry[field] === expected[field];
