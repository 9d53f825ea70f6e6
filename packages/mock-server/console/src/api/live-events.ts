/** The entries and calls of a watched world, as its streams sent them. */
import type { ExchangeView } from '@wallet/mock-server/control/control-schema';
import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';

export interface LiveEvents {
  readonly entries: readonly JournalEntry[];
  readonly exchanges: readonly ExchangeView[];
  readonly revision: number;
}

export const noEvents: LiveEvents = { entries: [], exchanges: [], revision: 0 };

const maxRows = 2_000;

/** Appends new items. A repeated number indicates that the world went back, and replaces the items from there on. */
function append<Item extends { readonly n: number }>(
  present: readonly Item[],
  added: readonly Item[],
): readonly Item[] {
  const items = [...present];
  for (const item of added) {
    while ((items.at(-1)?.n ?? -1) >= item.n) items.pop();
    items.push(item);
  }
  return items.slice(-maxRows);
}

/** Returns the calls that a world still has after new entries: those of replaced entries are gone. */
function remaining(
  exchanges: readonly ExchangeView[],
  present: readonly JournalEntry[],
  added: readonly JournalEntry[],
): readonly ExchangeView[] {
  const repeated = added.filter(({ n }, index) => n <= (added[index - 1] ?? present.at(-1) ?? { n: -1 }).n);
  const first = Math.min(...repeated.map(({ n }) => n));
  return exchanges.filter(({ entry }) => entry === undefined || entry < first);
}

/** Returns the events with those that arrived since. */
export const withNew = (
  { entries, exchanges, revision }: LiveEvents,
  newEntries: readonly JournalEntry[],
  newExchanges: readonly ExchangeView[],
): LiveEvents => ({
  entries: append(entries, newEntries),
  exchanges: append(remaining(exchanges, entries, newEntries), newExchanges),
  revision: revision + 1,
});
