import { notifications } from '@mantine/notifications';
import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';
import type { ExchangeView } from '@wallet/mock-server/control/control-schema';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { reasonOf } from './reason.ts';
import { useConnection, WorldOfPage, type LiveWorld } from './use-simulator.ts';

const maxRows = 2_000;
/** Milliseconds for which events are buffered, so that a burst renders once. */
const bufferTime = 120;

interface LiveEvents {
  readonly entries: readonly JournalEntry[];
  readonly exchanges: readonly ExchangeView[];
  readonly revision: number;
}

interface LiveWorldProviderProps {
  readonly id: string;
  /** The journal entry whose moment is shown. */
  readonly at: number | undefined;
  readonly children: ReactNode;
}

const noEvents: LiveEvents = { entries: [], exchanges: [], revision: 0 };

/** Appends new items. A repeated number indicates that the world went back, and replaces the items from there on. */
function append<Item extends { readonly n: number }>(
  present: readonly Item[],
  added: readonly Item[],
): readonly Item[] {
  const [first] = added;
  if (!first) return present;
  return [...present.filter(({ n }) => n < first.n), ...added].slice(-maxRows);
}

/** Returns the calls that a world still has after new entries: those of replaced entries are gone. */
const remaining = (exchanges: readonly ExchangeView[], [first]: readonly JournalEntry[], newest = -1) =>
  first && first.n <= newest
    ? exchanges.filter(({ entry }) => entry === undefined || entry < first.n)
    : exchanges;

export function LiveWorldProvider({ id, at, children }: LiveWorldProviderProps) {
  const { control, watch } = useConnection();
  const present = useMemo(() => control.worlds.of(id), [control, id]);
  const world = useMemo(
    () => (at === undefined ? present : { ...present, ...present.at(at) }),
    [present, at],
  );
  const [events, setEvents] = useState(noEvents);
  const [isGone, setGone] = useState(false);

  useEffect(() => {
    if (isGone) return undefined;
    let entries: JournalEntry[] = [];
    let exchanges: ExchangeView[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gather = (): void => {
      timer ??= setTimeout(() => {
        const [newEntries, newExchanges] = [entries, exchanges];
        entries = [];
        exchanges = [];
        timer = undefined;
        setEvents((before) => ({
          entries: append(before.entries, newEntries),
          exchanges: append(remaining(before.exchanges, newEntries, before.entries.at(-1)?.n), newExchanges),
          revision: before.revision + 1,
        }));
      }, bufferTime);
    };
    const stop = watch(id, {
      onEntry(entry) {
        entries.push(entry);
        gather();
      },
      onExchange(exchange) {
        exchanges.push(exchange);
        gather();
      },
      onGone() {
        setGone(true);
        setEvents(({ revision }) => ({ ...noEvents, revision }));
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [watch, id, isGone]);

  const live = useMemo<LiveWorld>(
    () => ({
      ...events,
      exchanges: events.exchanges.filter(({ entry }) => at === undefined || (entry ?? Infinity) <= at),
      revision: `${events.revision} ${at}`,
      world,
      present,
      isGone,
      async run(act, done) {
        try {
          await act();
          if (done !== undefined) notifications.show({ message: done, color: 'green' });
          return true;
        } catch (error) {
          notifications.show({ message: reasonOf(error), color: 'red', autoClose: 8_000 });
          return false;
        } finally {
          setEvents((before) => ({ ...before, revision: before.revision + 1 }));
          // The action may have started a world of this name again.
          setGone(false);
        }
      },
    }),
    [events, at, world, present, isGone],
  );
  return <WorldOfPage value={live}>{children}</WorldOfPage>;
}
