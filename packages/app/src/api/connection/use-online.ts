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

/** Whether the browser believes in a connection; `false` can be trusted, `true` is a guess. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Whether nothing gets through, by the word of the browser or because calls fail. */
export const useConnectionLost = (): boolean => useSyncExternalStore(connection.subscribe, connection.isLost);
