import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Returns whether the browser reports a network; `false` is reliable, `true` is a guess. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

export const useConnectionLost = (): boolean => useSyncExternalStore(connection.subscribe, connection.isLost);
