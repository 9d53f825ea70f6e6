/** Those who want to know when something this tab keeps has changed. */
export interface Listeners {
  /** As `useSyncExternalStore` takes it: answers how to hear no more. */
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
