import { useEffect, useEffectEvent } from 'react';
import { useAtEnd } from '@wallet/ui/base/at-end';
import type { Progress } from '@wallet/ui/base/progress';

interface Resettable<State> {
  readonly progress: State;
  reset(): void;
}

/**
 * Resets mutations that were refused for the missing connection when the browser is online again. For forms that show
 * the refusal beside their button: a result sheet stays until the player closes it.
 */
export function useOfflineReset(...mutations: readonly Resettable<Progress>[]): void {
  const resetRefused = useEffectEvent(() => {
    for (const { progress, reset } of mutations)
      if (progress.state === 'refused' && progress.failure.message === 'offline') reset();
  });
  useEffect(() => {
    const onOnline = () => resetRefused();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}

/** Resets mutations that have ended when their dialog ends, also by the phone's Back, or when its key changes. */
export const useResetAtEnd = (
  isOn: boolean,
  mutations: readonly Resettable<{ readonly state: string }>[],
  key?: unknown,
): void =>
  useAtEnd(
    isOn,
    () => {
      for (const { progress, reset } of mutations) if (progress.state !== 'pending') reset();
    },
    key,
  );
