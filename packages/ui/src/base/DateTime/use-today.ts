import { endOfDay, startOfDay } from '@wallet/contract/wire/time';
import { useSyncExternalStore } from 'react';

/** Returns the start of the current day in epoch milliseconds; re-renders at midnight in Bangkok (decisions 5). */
export const useToday = (): number => useSyncExternalStore(onMidnight, today, today);

const today = () => startOfDay(Date.now());

function onMidnight(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(
      () => {
        onChange();
        schedule();
      },
      endOfDay(Date.now()) - Date.now(),
    );
  };
  schedule();
  // Timers do not run while the phone sleeps.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
