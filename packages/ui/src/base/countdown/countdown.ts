import { useCallback, useSyncExternalStore } from 'react';
import { millisecondsUntil, type Instant } from './deadline.ts';

const secondsUntil = (moment: number | Instant | undefined) => {
  if (moment === undefined) return 0;
  const left = typeof moment === 'number' ? moment - Date.now() : millisecondsUntil(moment);
  return Math.max(0, Math.ceil(left / 1000));
};

/**
 * Returns whole seconds until a moment (epoch milliseconds or instant), 0 after it. Correct after device sleep.
 * Mantine's `useInterval` would render at each tick.
 */
export function useSecondsLeft(moment: number | Instant | undefined): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      if (secondsUntil(moment) === 0) return () => undefined;
      const timer = setInterval(() => {
        if (secondsUntil(moment) === 0) clearInterval(timer);
        tick();
      }, 250);
      return () => clearInterval(timer);
    },
    [moment],
  );
  const seconds = () => secondsUntil(moment);
  return useSyncExternalStore(subscribe, seconds, seconds);
}

/** Formats 75 as `01:15`. */
export const minutesAndSeconds = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Formats 4,500 as `1:15:00`. */
export const hoursMinutesSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 3_600)}:${minutesAndSeconds(seconds % 3_600)}`;
