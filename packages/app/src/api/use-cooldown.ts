import { useState } from 'react';

/** Returns a pause between actions; `readyAt` is its end in epoch milliseconds. */
export function useCooldown(milliseconds: number): {
  readonly readyAt: number | undefined;
  start: () => void;
} {
  const [readyAt, setReadyAt] = useState<number>();
  return { readyAt, start: () => setReadyAt(Date.now() + milliseconds) };
}
