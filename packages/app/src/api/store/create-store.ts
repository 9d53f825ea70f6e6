import { useSyncExternalStore } from 'react';
import { session } from '#api/session/session.ts';
import {
  isOfMember,
  readStored,
  removeStored,
  type StorageKey,
  storedFor,
  writeStored,
} from '#api/storage/browser-storage.ts';
import { createListeners } from '#api/storage/listeners.ts';

/** A value of this tab that components share. */
export interface Store<T> {
  get(): T;
  /** Replaces the value; the initial value is not stored. */
  set(next: T): void;
  subscribe(listener: () => void): () => void;
  /** Returns the value and renders the component again when it changes. */
  use(): T;
}

interface StoreOptions<T> {
  readonly initial: T;
  /** Keeps the value over a reload. */
  readonly stored?: {
    readonly key: StorageKey;
    /** Returns the value in stored JSON; the initial value when it throws. */
    readonly parse: (json: unknown) => T;
    /** Returns the JSON of a value; the value itself by default. */
    readonly encode?: (value: T) => unknown;
    /** `token`: as long as the token of this session. */
    readonly lifetime: 'for-good' | 'for-session' | 'token';
  };
  /** Goes back to the initial value at every sign-in and sign-out, as stored data of a member does. */
  readonly resetOn?: 'logout';
}

/** Returns false without a session, and after another tab signed in another member. */
function isTokenStored(): boolean {
  const { token } = session.get();
  return token !== undefined && readStored('token') === token;
}

export function createStore<T>({ initial, stored, resetOn }: StoreOptions<T>): Store<T> {
  const listeners = createListeners();
  let value = restore();

  function restore(): T {
    const text = stored && readStored(stored.key);
    if (text === undefined) return initial;
    try {
      return stored ? stored.parse(JSON.parse(text)) : initial;
    } catch {
      return initial;
    }
  }

  function change(next: T): void {
    value = next;
    listeners.notify();
  }

  function set(next: T): void {
    if (stored) {
      const { key, lifetime, encode = (same: T): unknown => same } = stored;
      if (next === initial) removeStored(key);
      else if (lifetime !== 'token' || isTokenStored())
        writeStored(key, JSON.stringify(encode(next)), lifetime === 'token' ? storedFor('token') : lifetime);
    }
    change(next);
  }

  if (resetOn || (stored && isOfMember(stored.key))) session.subscribe(() => set(initial));
  // Other tabs have a session storage of their own.
  if (stored && stored.lifetime !== 'for-session' && typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key }) => {
      if (key === stored.key || key === null) change(restore());
    });
    // A page in the cache of Back receives no events.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) change(restore());
    });
  }

  const get = () => value;
  return {
    get,
    set,
    subscribe: listeners.subscribe,
    use: () => useSyncExternalStore(listeners.subscribe, get, get),
  };
}
