import { useEffect } from 'react';

let count = 0;

/** Returns whether the result of a money action is on the screen. */
export const isResultShown = (): boolean => count > 0;

/** Counts the result on the screen until it leaves. */
export function useShownResult(): void {
  useEffect(() => {
    count += 1;
    return () => {
      count -= 1;
    };
  }, []);
}
