import { useState } from 'react';

/** A pause after something the player may not do too often; `readyAt` is the epoch in milliseconds at which it ends. */
export function useCooldown(milliseconds: number): {
  readonly readyAt: number | undefined;
  start: () => void;
} {
  const [readyAt, setReadyAt] = useState<number>();
  return { readyAt, start: () => setReadyAt(Date.now() + milliseconds) };
}
