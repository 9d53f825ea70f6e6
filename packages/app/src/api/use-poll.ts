import { useEffect, useEffectEvent } from 'react';
import { poll } from './poll.ts';

/** Polls while `isOn`; another `start` restarts the schedule. */
export function usePoll(isOn: boolean, callback: () => Promise<unknown>, start?: unknown): void {
  const onPoll = useEffectEvent(callback);
  useEffect(() => (isOn ? poll(() => onPoll()) : undefined), [isOn, start]);
}
