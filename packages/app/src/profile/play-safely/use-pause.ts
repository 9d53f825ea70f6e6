import { useSyncExternalStore } from 'react';
import { endOf } from './pause.ts';
import { correctPause, playSafely } from './settings.ts';

/** Returns the end of the pause on this device, epoch in milliseconds, or undefined. */
export function readPausedUntil(): number | undefined {
  const { pause } = playSafely.get();
  return pause && endOf(pause, Date.now());
}

/** Polls the clock, because a single timer can miss the end while the phone sleeps. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    correctPause();
    listener();
  }, 1_000);
  const stop = playSafely.subscribe(listener);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** Returns the end of the pause on this device, kept up to date, or undefined. */
export const usePausedUntil = (): number | undefined =>
  useSyncExternalStore(subscribe, readPausedUntil, () => undefined);
