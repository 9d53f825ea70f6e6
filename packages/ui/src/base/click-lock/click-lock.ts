import { useEffect, useRef } from 'react';

/**
 * Returns a callback that runs once per intent: a second click or Enter during the action does nothing. Locks
 * synchronously. Unlocks when the returned promise settles, or without a promise when `isPending` ends. `false` means
 * that no work has started.
 */
export function useClickLock(action: () => unknown, isPending: boolean): () => void {
  const isLocked = useRef(false);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending) isLocked.current = false;
    wasPending.current = isPending;
  }, [isPending]);
  return () => {
    if (isLocked.current || isPending) return;
    isLocked.current = true;
    const open = () => {
      isLocked.current = false;
    };
    const running = action();
    if (running === false) open();
    else if (running instanceof Promise) running.then(open, open);
  };
}
