/** Hooks of the simulator: its connection, the world of the page, requests and actions. */
import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';
import type { ExchangeView } from '@wallet/mock-server/control/control-schema';
import { createSafeContext } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useRights } from '../team/rights.ts';
import type { Connection, ControlledWorld } from './connection.ts';
import { reasonOf } from './reason.ts';

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

/** The reads of a page that have no result yet, because they failed. */
export interface Reads {
  /** Changes when the person tries again. */
  readonly tries: number;
  onFailure(read: string, reason: string): void;
  /** Called when a read succeeds, or its result is no longer needed. */
  onEnd(read: string): void;
}

export const [ReadsOfPage, useReads] = createSafeContext<Reads>(
  'There is no FailedReads above this component.',
);

/** Returns the result of a request that is repeated when `key` changes; undefined until the first result. */
export function useRequest<Result>(
  key: string | number,
  request: () => Promise<Result> | undefined,
): Result | undefined {
  const read = useId();
  const { tries, onFailure, onEnd } = useReads();
  const [result, setResult] = useState<Result>();
  const sendRequest = useEffectEvent(request);
  const handleSuccess = useEffectEvent((value: Result) => {
    setResult(value);
    onEnd(read);
  });
  const handleFailure = useEffectEvent((error: unknown) => {
    // The world may be removed; the page then keeps its last data.
    if (result === undefined) onFailure(read, reasonOf(error));
  });
  const handleUnmount = useEffectEvent(() => onEnd(read));
  useEffect(() => {
    let isOver = false;
    sendRequest()?.then(
      (value) => {
        if (!isOver) handleSuccess(value);
      },
      (error: unknown) => {
        if (!isOver) handleFailure(error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [key, tries]);
  useEffect(() => () => handleUnmount(), []);
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
