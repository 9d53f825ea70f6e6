import { useEffect, useEffectEvent } from 'react';
import type { Progress } from '@wallet/ui/base/progress';

interface Resettable {
  readonly progress: Progress;
  reset(): void;
}

/**
 * Resets mutations that were refused for the missing connection when the browser is online again. For forms that show
 * the refusal beside their button: a result sheet stays until the player closes it.
 */
export function useOfflineReset(...mutations: readonly Resettable[]): void {
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
