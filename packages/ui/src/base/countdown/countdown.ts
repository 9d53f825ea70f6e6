import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { deadlineIn, millisecondsUntil, type Instant } from './deadline.ts';

/** Returns a moment on both clocks, so that a later change of the wall clock does not move it. */
const instantOf = (moment: number | Instant | undefined): Instant | undefined =>
  typeof moment === 'number' ? deadlineIn(moment - Date.now()) : moment;

const secondsUntil = (instant: Instant | undefined): number =>
  instant === undefined ? 0 : Math.ceil(millisecondsUntil(instant) / 1000);

/**
 * Returns whole seconds until a moment (epoch milliseconds or instant), 0 after it. Correct after device sleep, and after
 * the phone's clock was set back. Mantine's `useInterval` would render at each tick.
 */
export function useSecondsLeft(moment: number | Instant | undefined): number {
  const instant = useMemo(() => instantOf(moment), [moment]);
  const subscribe = useCallback(
    (tick: () => void) => {
      if (secondsUntil(instant) === 0) return () => undefined;
      const timer = setInterval(() => {
        if (secondsUntil(instant) === 0) clearInterval(timer);
        tick();
      }, 250);
      return () => clearInterval(timer);
    },
    [instant],
  );
  const seconds = () => secondsUntil(instant);
  return useSyncExternalStore(subscribe, seconds, seconds);
}

/** Formats 75 as `01:15`. */
export const minutesAndSeconds = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Formats 4,500 as `1:15:00`. */
export const hoursMinutesSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 3_600)}:${minutesAndSeconds(seconds % 3_600)}`;
