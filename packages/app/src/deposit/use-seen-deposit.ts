import { useEffect, useEffectEvent, useRef } from 'react';
import { pendingDeposits, usePendingDeposits } from './pending-deposits.ts';

/** Acknowledges the arrived amount that the deposit dialog has shown, when it closes or changes its method. */
export function useSeenDeposit(isOpen: boolean, method: string | undefined): void {
  const { received } = usePendingDeposits();
  const seen = useRef<typeof received>(undefined);
  const acknowledge = useEffectEvent(() => {
    // An amount that arrives with the render that closes the dialog was not seen.
    if (seen.current !== undefined) pendingDeposits.acknowledge(seen.current);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => acknowledge();
  }, [isOpen, method]);
  useEffect(() => {
    seen.current = isOpen ? received : undefined;
  }, [isOpen, received]);
}
