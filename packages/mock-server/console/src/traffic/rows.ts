/** Rows of the traffic: HTTP calls with their responses, and journal entries of all other kinds. */
import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';
import type { ExchangeView } from '@wallet/mock-server/control/control-schema';

export interface TrafficRow {
  readonly key: string;
  readonly at: number;
  readonly kind: JournalEntry['kind'];
  readonly name: string;
  readonly who: string;
  readonly outcome: string;
  readonly isRefused: boolean;
  readonly exchange?: ExchangeView;
  readonly entry?: JournalEntry;
}

export const filters = ['all', 'call', 'failed', 'socket', 'event', 'control'] as const;
export type Filter = (typeof filters)[number];

const ofExchange = (exchange: ExchangeView): TrafficRow => ({
  key: `call ${exchange.n}`,
  at: exchange.at,
  kind: 'call',
  name: exchange.operation,
  who: exchange.phone ?? '',
  outcome: exchange.cut ?? exchange.outcome,
  isRefused: exchange.outcome !== 'ok' || exchange.cut !== undefined,
  exchange,
});

const ofEntry = (entry: JournalEntry): TrafficRow => ({
  key: `entry ${entry.n}`,
  at: entry.at,
  kind: entry.kind,
  name: entry.name,
  who: entry.memberId ?? '',
  outcome: entry.outcome,
  isRefused: ['fault', 'violation', 'crash', 'drift'].includes(entry.kind) || entry.outcome !== 'ok',
  entry,
});

const isSocket = ({ name, kind }: TrafficRow): boolean => name.startsWith('socket.') || kind === 'push';

/** Returns false for HTTP calls, which are in the exchanges with more details. */
const isOther = ({ kind, name }: JournalEntry): boolean => kind !== 'call' || name.startsWith('socket.');

/** A call outside the journal is newer than the entries of its moment. */
const numberOf = ({ entry, exchange }: TrafficRow): number => entry?.n ?? exchange?.entry ?? Number.MAX_VALUE;

/** Returns all rows, newest first. */
export const rowsOf = (
  entries: readonly JournalEntry[],
  exchanges: readonly ExchangeView[],
): readonly TrafficRow[] =>
  [...entries.filter(isOther).map(ofEntry), ...exchanges.map(ofExchange)]
    .reverse()
    .sort((a, b) => b.at - a.at || numberOf(b) - numberOf(a));

const passes: Readonly<Record<Filter, (row: TrafficRow) => boolean>> = {
  all: () => true,
  call: ({ exchange }) => exchange !== undefined,
  failed: ({ isRefused }) => isRefused,
  socket: isSocket,
  event: ({ kind }) => kind === 'event',
  control: ({ kind }) => kind === 'control',
};

export function isShown(row: TrafficRow, filter: Filter, search: string): boolean {
  const { name, who, outcome, exchange, entry } = row;
  const text = [
    name,
    who,
    outcome,
    exchange?.url,
    exchange?.status,
    exchange?.intent,
    JSON.stringify(entry?.input ?? ''),
  ];
  return passes[filter](row) && text.join(' ').toLowerCase().includes(search.trim().toLowerCase());
}
