/** Hooks of the simulator: its connection, the world of the page, requests and actions. */
import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';
import type { ExchangeView } from '@wallet/mock-server/control/control-schema';
import { createSafeContext } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRights } from '../team/rights.ts';
import type { Connection, ControlledWorld } from './connection.ts';

export const [ConnectionProvider, useConnection] = createSafeContext<Connection>(
  'There is no ConnectionProvider above this component.',
);

/** The world of the page, with its events. */
export interface LiveWorld {
  /** In the past, its calls respond as then, and those that change it are refused. */
  readonly world: ControlledWorld;
  readonly present: ControlledWorld;
  readonly isGone: boolean;
  /** Changes with every event and moment; results of another revision may be outdated. */
  readonly revision: string;
  readonly entries: readonly JournalEntry[];
  /** In the past, those until then. */
  readonly exchanges: readonly ExchangeView[];
  /** Runs an action and shows its error. Resolves to whether it succeeded. */
  run(act: () => Promise<unknown>, done?: string): Promise<boolean>;
}

export const [WorldOfPage, useLiveWorld] = createSafeContext<LiveWorld>(
  'There is no WorldOfPage above this component.',
);

/** Returns the result of a request that is repeated when `key` changes; undefined until the first result. */
export function useRequest<Result>(
  key: string | number,
  request: () => Promise<Result> | undefined,
): Result | undefined {
  const [result, setResult] = useState<Result>();
  const sendRequest = useEffectEvent(request);
  useEffect(() => {
    let isOver = false;
    sendRequest()?.then(
      (value) => {
        if (!isOver) setResult(value);
      },
      // The world may be removed; the page then keeps its last data.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return result;
}

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
