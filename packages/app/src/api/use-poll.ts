import { useEffect, useEffectEvent } from 'react';
import { poll } from './poll.ts';

/** Polls while `isOn`; another `start` restarts the schedule. */
export function usePoll(isOn: boolean, ask: () => Promise<unknown>, start?: unknown): void {
  const onAsk = useEffectEvent(ask);
  useEffect(() => (isOn ? poll(() => onAsk()) : undefined), [isOn, start]);
}
