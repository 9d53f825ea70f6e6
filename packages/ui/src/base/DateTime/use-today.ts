import { startOfDay } from '@wallet/contract/wire/time';
import { useSyncExternalStore } from 'react';

/** Returns the start of the current day in epoch milliseconds; re-renders at midnight in Bangkok (decisions 5). */
export const useToday = (): number => useSyncExternalStore(everySecond, today, today);

const today = () => startOfDay(Date.now());

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
}
