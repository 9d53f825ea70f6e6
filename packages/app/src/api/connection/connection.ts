/**
 * State of the connection, from browser events and results of calls (product 8.3). The browser's `offline` is reliable,
 * `online` is a guess.
 */

import { createListeners } from '#api/storage/listeners.ts';
import { probeDelay } from './probe-delay.ts';

export interface Connection {
  /** The browser reports no network. */
  readonly isOffline: boolean;
  /** Calls fail although the browser reports a network. */
  readonly isFailing: boolean;
  /** Route of the last failed call; undefined after a response. */
  readonly failedCall: string | undefined;
}

export type ConnectionEvent =
  | { readonly type: 'online' | 'offline' | 'responded' }
  /** A call failed because of the network; aborts and time-outs do not count. */
  | { readonly type: 'failed'; readonly call: string };

export const connected: Connection = { isOffline: false, isFailing: false, failedCall: undefined };

/**
 * Groups calls that may fail for the same reason. The chat is optional and may have its own server (spec 7): its calls
 * count as one.
 */
const groupOf = (call: string): string => (call.includes(' /api/chat/') ? 'the chat' : call);

/**
 * Failures of one route may be its own fault; a second failing route means a lost connection. Any response, even a
 * refusal, proves a connection. Nothing else ends a loss, so that the notice does not flicker.
 */
export function reduceConnection(before: Connection, event: ConnectionEvent): Connection {
  switch (event.type) {
    case 'offline':
      return { ...connected, isOffline: true };
    case 'online':
      return connected;
    case 'responded':
      return { ...connected, isOffline: before.isOffline };
    case 'failed': {
      const group = groupOf(event.call);
      const isAnother = before.failedCall !== undefined && before.failedCall !== group;
      return { ...before, isFailing: before.isFailing || isAnother, failedCall: group };
    }
  }
}

let state = connected;
const listeners = createListeners();

/** The connection of this tab, a store for `useSyncExternalStore`. */
export const connection = {
  isLost: (): boolean => state.isOffline || state.isFailing,
  isFailing: (): boolean => state.isFailing,
  isOffline: (): boolean => state.isOffline,

  subscribe: listeners.subscribe,

  report(event: ConnectionEvent): void {
    state = reduceConnection(state, event);
    listeners.notify();
  },
};

/**
 * Probes while calls fail and the page is visible: browsers do not report that calls succeed again. Returns a stop
 * function.
 */
export function probeWith(probe: () => Promise<unknown>): () => void {
  let probing: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(probing);
    probing = undefined;
  };
  const plan = (attempt: number) => {
    probing = setTimeout(() => {
      plan(attempt + 1);
      void probe().catch(() => undefined);
    }, probeDelay(attempt));
  };
  const update = () => {
    const isDue = state.isFailing && document.visibilityState === 'visible';
    if (!isDue) stop();
    else if (probing === undefined) plan(0);
  };
  const unsubscribe = connection.subscribe(update);
  document.addEventListener('visibilitychange', update);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', update);
    stop();
  };
}

if (typeof window !== 'undefined') {
  const update = () => connection.report({ type: navigator.onLine === false ? 'offline' : 'online' });
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
}
