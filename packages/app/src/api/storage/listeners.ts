export interface Listeners {
  /** For `useSyncExternalStore`; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  notify(): void;
  readonly size: number;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
    get size() {
      return listeners.size;
    },
  };
}
