import { useEffect, useRef, useState } from 'react';

/**
 * Holds an action back for some milliseconds; a start in the meantime begins the wait anew, and one
 * whose component is gone is not made. It waits, and the promise lasts, until the action has ended.
 */
export function useDelay(
  action: () => unknown,
  milliseconds: number,
): { isWaiting: boolean; start: () => Promise<unknown> } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isWaiting,
    start: () =>
      new Promise((resolve) => {
        clearTimeout(timer.current);
        setWaiting(true);
        timer.current = setTimeout(() => {
          resolve(Promise.resolve(action()).finally(() => setWaiting(false)));
        }, milliseconds);
      }),
  };
}
