import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** Returns whether the browser reports a network; `false` is reliable, `true` is a guess. */
export const useOnline = (): boolean => useSyncExternalStore(connection.subscribe, () => navigator.onLine);

export const useConnectionLost = (): boolean => useSyncExternalStore(connection.subscribe, connection.isLost);
