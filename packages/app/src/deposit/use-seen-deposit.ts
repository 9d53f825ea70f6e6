import { useAtEnd } from '@wallet/ui/base/at-end';
import { useEffect, useRef } from 'react';
import { pendingDeposits, usePendingDeposits } from './pending-deposits.ts';

/** Acknowledges the arrived amount that the deposit dialog has shown, when it closes or changes its method. */
export function useSeenDeposit(isOpen: boolean, method: string | undefined): void {
  const { received } = usePendingDeposits();
  const seen = useRef<typeof received>(undefined);
  const acknowledge = () => {
    // An amount that arrives with the render that closes the dialog was not seen.
    if (seen.current !== undefined) pendingDeposits.acknowledge(seen.current);
  };
  useAtEnd(isOpen, acknowledge, method);
  useEffect(() => {
    seen.current = isOpen ? received : undefined;
  }, [isOpen, received]);
}
