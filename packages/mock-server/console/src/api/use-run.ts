import { useRef, useState } from 'react';
import { useRights } from '../team/rights.ts';
import { type LiveWorld, useLiveWorld } from './live-world.ts';

/** Properties of a control that changes something. */
export interface ChangingProps {
  readonly disabled: boolean;
  /** Why this person may not. */
  readonly title: string | undefined;
}

/**
 * Returns `run` of the world, whether it runs, and the properties of the controls that call it. A second press while it
 * runs does nothing. `creating` is for controls that leave the world of the page as it is.
 */
export function useRun(right: 'changing' | 'creating' = 'changing'): {
  readonly run: LiveWorld['run'];
  readonly isRunning: boolean;
  readonly changing: ChangingProps;
} {
  const { run } = useLiveWorld();
  const reason = useRights()[right];
  const [isRunning, setRunning] = useState(false);
  // The second press may come before the button is disabled.
  const isLocked = useRef(false);
  return {
    isRunning,
    changing: { disabled: isRunning || reason !== undefined, title: reason },
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
