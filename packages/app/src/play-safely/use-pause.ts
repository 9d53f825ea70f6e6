import { useSyncExternalStore } from 'react';
import { endOf } from './pause.ts';
import { playSafely } from './settings.ts';

/** When the pause of this phone ends, epoch in milliseconds; undefined while there is none. */
export function readPausedUntil(): number | undefined {
  const { pause } = playSafely.get();
  return pause && endOf(pause, Date.now());
}

/** Watched by the clock and not by one timer for its end: a phone may sleep through that. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000);
  const stop = playSafely.subscribe(listener);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** When the pause of this phone ends, kept up to date; undefined while there is none. */
export const usePausedUntil = (): number | undefined =>
  useSyncExternalStore(subscribe, readPausedUntil, () => undefined);
