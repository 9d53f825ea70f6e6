/** The entries and calls of a watched world, as its streams sent them. */
import type { ExchangeView } from '@wallet/mock-server/control/control-schema';
import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';

export interface LiveEvents {
  readonly entries: readonly JournalEntry[];
  readonly exchanges: readonly ExchangeView[];
  readonly revision: number;
}

export type LiveEvent = { readonly entry: JournalEntry } | { readonly exchange: ExchangeView };

export const noEvents: LiveEvents = { entries: [], exchanges: [], revision: 0 };

const maxRows = 2_000;

/** Adds an item. A repeated number replaces the items from there on. Returns whether it was repeated. */
function add<Item extends { readonly n: number }>(items: Item[], item: Item): boolean {
  const last = (): number => items.at(-1)?.n ?? -1;
  const isRepeated = item.n <= last();
  while (item.n <= last()) items.pop();
  items.push(item);
  return isRepeated;
}

/**
 * Returns the events with those that arrived since, in their order. An entry with a repeated number indicates that the
 * world went back: the calls of the replaced entries are gone, too.
 */
export function withNew(before: LiveEvents, arrived: readonly LiveEvent[]): LiveEvents {
  const entries = [...before.entries];
  let exchanges = [...before.exchanges];
  for (const event of arrived)
    if ('exchange' in event) add(exchanges, event.exchange);
    else if (add(entries, event.entry))
      exchanges = exchanges.filter(({ entry }) => entry === undefined || entry < event.entry.n);
  return {
    entries: entries.slice(-maxRows),
    exchanges: exchanges.slice(-maxRows),
    revision: before.revision + 1,
  };
}
