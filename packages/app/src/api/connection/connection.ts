/**
 * Whether there is a connection, by all that tells: the browser, whose `offline` can be trusted and whose `online` is a
 * guess, and what became of calls (product 8.3).
 */

import { createListeners } from '#api/storage/listeners.ts';
import { probeDelay } from './probe-delay.ts';

export interface Connection {
  /** The browser says that there is none. */
  readonly isOffline: boolean;
  /** The browser knows of nothing, and yet nothing gets through. */
  readonly isFailing: boolean;
  /** The way of the call that failed last, while none was answered since. */
  readonly failedCall: string | undefined;
}

export type ConnectionEvent =
  | { readonly type: 'online' | 'offline' | 'answered' }
  /** A call got no answer because the network failed; what the caller gave up or ran out of time is no sign. */
  | { readonly type: 'failed'; readonly call: string };

export const connected: Connection = { isOffline: false, isFailing: false, failedCall: undefined };

/**
 * What a call may share the fault of its way with. The chat is optional and may be served from elsewhere (spec 7): all of
 * its calls together say no more about the connection than one of another kind.
 */
const wayOf = (call: string): string => (call.includes(' /api/chat/') ? 'the chat' : call);

/**
 * One call that fails, however often, may be the fault of its own way; another one that fails after it is none. Any
 * answer proves a connection, a refusal too. Nothing else ends a loss, so that the notice does not flicker.
 */
export function reduceConnection(before: Connection, sign: ConnectionEvent): Connection {
  switch (sign.type) {
    case 'offline':
      return { ...connected, isOffline: true };
    case 'online':
      return connected;
    case 'answered':
      return { ...connected, isOffline: before.isOffline };
    case 'failed': {
      const way = wayOf(sign.call);
      const isAnother = before.failedCall !== undefined && before.failedCall !== way;
      return { ...before, isFailing: before.isFailing || isAnother, failedCall: way };
    }
  }
}

let state = connected;
const listeners = createListeners();

/** The connection as this tab knows it; its answers are read with `useSyncExternalStore`. */
export const connection = {
  isLost: (): boolean => state.isOffline || state.isFailing,
  isFailing: (): boolean => state.isFailing,

  subscribe: listeners.subscribe,

  report(sign: ConnectionEvent): void {
    state = reduceConnection(state, sign);
    listeners.notify();
  },
};

/**
 * Asks something small now and then while nothing gets through and the page is in view: no browser reports that calls
 * get through again. Returns a stop function.
 */
export function probeWith(ask: () => Promise<unknown>): () => void {
  let probing: ReturnType<typeof setTimeout> | undefined;
  const stop = () => void (probing = void clearTimeout(probing));
  const plan = (attempt: number) => {
    probing = setTimeout(() => {
      plan(attempt + 1);
      void ask().catch(() => undefined);
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
  const look = () => connection.report({ type: navigator.onLine === false ? 'offline' : 'online' });
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
}
