import { useRef, useState } from 'react';
import { type LiveWorld, useLiveWorld } from './live-world.ts';

/** Returns `run` of the world, and whether it runs. A second press while it runs does nothing. */
export function useRun(): { readonly run: LiveWorld['run']; readonly isRunning: boolean } {
  const { run } = useLiveWorld();
  const [isRunning, setRunning] = useState(false);
  // The second press may come before the button is disabled.
  const isLocked = useRef(false);
  return {
    isRunning,
    async run(act, done) {
      if (isLocked.current) return false;
      isLocked.current = true;
      setRunning(true);
      const isDone = await run(act, done);
      isLocked.current = false;
      setRunning(false);
      return isDone;
    },
  };
}
