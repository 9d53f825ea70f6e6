import { useEffect, useEffectEvent } from 'react';

/** Calls back when a sheet or a state ends: it closes in any way, its component unmounts, or its key changes. */
export function useAtEnd(isOn: boolean, callback: () => void, key?: unknown): void {
  const end = useEffectEvent(callback);
  useEffect(() => {
    if (!isOn) return undefined;
    return () => end();
  }, [isOn, key]);
}
