import { notifications } from '@mantine/notifications';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { noEvents, withNew, type LiveEvent } from './live-events.ts';
import { reasonOf } from './reason.ts';
import { useConnection, WorldOfPage, type LiveWorld } from './use-simulator.ts';

/** Milliseconds for which events are buffered, so that a burst renders once. */
const bufferTime = 120;

interface LiveWorldProviderProps {
  readonly id: string;
  /** The journal entry whose moment is shown. */
  readonly at: number | undefined;
  readonly children: ReactNode;
}

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
    let arrived: LiveEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gather = (event: LiveEvent): void => {
      arrived.push(event);
      timer ??= setTimeout(() => {
        const events = arrived;
        arrived = [];
        timer = undefined;
        setEvents((before) => withNew(before, events));
      }, bufferTime);
    };
    const stop = watch(id, {
      onEntry: (entry) => gather({ entry }),
      onExchange: (exchange) => gather({ exchange }),
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
