import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SpinResult } from '@wallet/contract/spin';
import type { Progress } from '@wallet/ui/base/progress';
import { useEffect, useEffectEvent, useState } from 'react';
import { invalidateNouns } from '#api/query-client.ts';
import { setupQuery, useSpin } from './api.ts';
import { useDialog, useDialogControls } from '#navigation/dialog.ts';
import { clearUnseenPrize, useUnseenPrize } from './unseen-prize.ts';

/**
 * A spin from the click to the end of its dialog, `?modal=prize`: the answer, the turn, what was won. A result that is
 * there when the page opens was not seen to its end before: it is shown, and not spun again.
 */
export function useWheel(): {
  readonly result: SpinResult | undefined;
  readonly isTurning: boolean;
  readonly progress: Progress;
  readonly onSpin: () => void;
  readonly onStop: () => void;
  /** Whether the dialog that tells the end is open. */
  readonly isTold: boolean;
} {
  const client = useQueryClient();
  const { search } = useDialog();
  const { showDialog } = useDialogControls();
  const hasWheel = Boolean(useQuery(setupQuery()).data?.result.activeSpinwheel?.slices.length);
  const { progress, run, reset } = useSpin();
  const result = useUnseenPrize();
  const [stopped, setStopped] = useState(result);
  const isTurning = result !== undefined && result !== stopped && hasWheel;

  const isAddressed = search.modal === 'prize';
  const isLost = progress.state === 'refused' || progress.state === 'unknown';
  const hasEnded = isLost || (result !== undefined && !isTurning);
  const tell = useEffectEvent(() => {
    if (!isAddressed) showDialog('prize');
  });
  useEffect(() => {
    if (hasEnded) tell();
  }, [hasEnded]);

  const isTold = isAddressed && hasEnded;
  // However it was closed, by a tap or by the phone's Back: then it has been seen.
  const acknowledge = useEffectEvent(() => {
    if (isAddressed) return;
    clearUnseenPrize();
    reset();
    void invalidateNouns(client, ['spin']);
  });
  useEffect(() => {
    if (!isTold) return undefined;
    return () => acknowledge();
  }, [isTold]);

  return {
    result,
    isTurning,
    progress,
    isTold,
    onSpin: () => void run({}),
    onStop: () => setStopped(result),
  };
}
