import type { Slip } from '@wallet/contract/statement';
import { useEffect, useRef } from 'react';
import { pendingDeposits, usePendingDeposits } from '#deposit/pending-deposits.ts';
import { useDialogControls } from '#navigation/dialog.ts';

/** Acknowledges the deposit of a slip, once, when the open sheet shows that it arrived. */
export function useSeenSlip(slip: Slip | null | undefined): void {
  const { isAt } = useDialogControls();
  const { received } = usePendingDeposits();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    // Another amount may be that of another deposit alone.
    if (slip?.status !== 'SUCCESS' || received !== slip.amount) return;
    if (seen.current === slip.createdAt || !isAt('slip')) return;
    seen.current = slip.createdAt;
    pendingDeposits.acknowledge(slip.amount);
  });
}
