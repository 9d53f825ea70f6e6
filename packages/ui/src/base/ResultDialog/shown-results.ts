import { useEffect } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Whether the result of a money action is on the screen. */
export const shownResult = {
  get: (): boolean => count > 0,
  /** Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Counts the result on the screen until it leaves. */
export function useShownResult(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}
