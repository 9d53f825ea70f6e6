import { useEffect, useEffectEvent } from 'react';
import { nextPollDelay } from './poll-schedule.ts';

/** Milliseconds in which several events count as one return: focus, visibility and connection. */
const oneReturn = 1_000;

/**
 * Polls on the schedule of `nextPollDelay`, and restarts it when the page gets focus, becomes visible or is
 * online again. A hidden page does not poll. Returns a stop function.
 */
export function poll(callback: () => Promise<unknown>): () => void {
  let since = performance.now();
  let returnedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isPresent = () => document.visibilityState === 'visible' && navigator.onLine;
  const plan = () => {
    clearTimeout(timer);
    const wait = nextPollDelay(performance.now() - since);
    if (wait === false) return;
    timer = setTimeout(() => {
      if (isPresent()) void callback();
      plan();
    }, wait);
  };
  const comeBack = () => {
    const now = performance.now();
    if (!isPresent() || now - returnedAt < oneReturn) return;
    since = now;
    returnedAt = now;
    void callback();
    plan();
  };

  plan();
  window.addEventListener('focus', comeBack);
  window.addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', comeBack);
    window.removeEventListener('online', comeBack);
    document.removeEventListener('visibilitychange', comeBack);
  };
}

/** Polls while `isOn`; another `start` restarts the schedule. */
export function usePoll(isOn: boolean, callback: () => Promise<unknown>, start?: unknown): void {
  const onPoll = useEffectEvent(callback);
  useEffect(() => (isOn ? poll(() => onPoll()) : undefined), [isOn, start]);
}
