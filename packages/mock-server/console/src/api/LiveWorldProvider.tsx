import { notifications } from '@mantine/notifications';
import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';
import type { ExchangeView } from '@wallet/mock-server/control/traffic-schema';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { useConnection } from './ConnectionContext.ts';
import type { LiveWorld } from './live-world.ts';
import { LiveWorldContext } from './live-world.ts';

/** Rows that the page holds. */
const most = 2_000;
/** Milliseconds in which what happens is gathered, so that a burst is drawn once. */
const gathering = 120;

interface Happened {
  readonly entries: readonly JournalEntry[];
  readonly exchanges: readonly ExchangeView[];
  readonly revision: number;
}

const nothing: Happened = { entries: [], exchanges: [], revision: 0 };

/** Adds new items; a number that was there before is the sign of a reset. */
function joined<Item extends { readonly n: number }>(
  held: readonly Item[],
  added: readonly Item[],
): readonly Item[] {
  const [first] = added;
  if (!first) return held;
  const last = held.at(-1);
  return last && first.n <= last.n ? added : [...held, ...added].slice(-most);
}

/** Watches a world and provides what happens in it. */
export function LiveWorldProvider({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { control, watch } = useConnection();
  const world = useMemo(() => control.worlds.of(id), [control, id]);
  const [happened, setHappened] = useState(nothing);

  useEffect(() => {
    let entries: JournalEntry[] = [];
    let exchanges: ExchangeView[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gather = (): void => {
      timer ??= setTimeout(() => {
        const [newEntries, newExchanges] = [entries, exchanges];
        entries = [];
        exchanges = [];
        timer = undefined;
        setHappened((before) => ({
          entries: joined(before.entries, newEntries),
          exchanges: joined(before.exchanges, newExchanges),
          revision: before.revision + 1,
        }));
      }, gathering);
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
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [watch, id]);

  const live = useMemo<LiveWorld>(
    () => ({
      ...happened,
      world,
      clear: () => setHappened(({ revision }) => ({ ...nothing, revision: revision + 1 })),
      async run(act, done) {
        try {
          await act();
          if (done !== undefined) notifications.show({ message: done, color: 'green' });
          return true;
        } catch (error) {
          notifications.show({ message: reasonOf(error), color: 'red', autoClose: 8_000 });
          return false;
        } finally {
          setHappened((before) => ({ ...before, revision: before.revision + 1 }));
        }
      },
    }),
    [happened, world],
  );
  return <LiveWorldContext value={live}>{children}</LiveWorldContext>;
}

/** The sentence of a refusal, without the call in front of it. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^[A-Z]+ \/_mock\/\S+: /, '');
