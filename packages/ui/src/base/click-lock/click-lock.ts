import { useEffect, useRef } from 'react';

/**
 * One intent, one effect, which no hook of Mantine's holds: wraps an action so that a second click or Enter does nothing while the first is under way. The
 * lock closes in the click itself, before anything is drawn, and opens when the action's promise settles, or, for an
 * action that answers nothing, when `isPending` has risen and fallen again.
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
    // How it ended is shown through the caller's props; here only that it ended matters.
    if (running instanceof Promise) running.then(open, open);
  };
}
