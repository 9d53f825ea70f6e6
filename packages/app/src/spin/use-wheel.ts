import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtEnd } from '@wallet/ui/base/at-end';
import { useEffect, useEffectEvent, useState } from 'react';
import { invalidateNouns } from '#api/query-client.ts';
import { setupQuery, useSpin } from './api.ts';
import { useDialog, useDialogControls } from '#navigation/dialog.ts';
import { unseenPrize } from './unseen-prize.ts';

/**
 * State of a spin from the click until its dialog `?modal=prize` closes. A result that exists at page load is
 * shown without another turn of the wheel.
 */
export function useWheel() {
  const client = useQueryClient();
  const { isOpen: isAddressed, search } = useDialog('prize');
  // A claim shows its own result first.
  const isClaiming = search.modal === 'claim';
  const { showDialog } = useDialogControls();
  const hasWheel = Boolean(useQuery(setupQuery()).data?.result.activeSpinwheel?.slices.length);
  const { progress, run, reset } = useSpin();
  const result = unseenPrize.use();
  const [stopped, setStopped] = useState(result);
  const isTurning = result !== undefined && result !== stopped && hasWheel;

  const isLost = progress.state === 'refused' || progress.state === 'unknown';
  const hasEnded = isLost || (result !== undefined && !isTurning);
  const openResult = useEffectEvent(() => {
    if (!isAddressed) showDialog('prize');
  });
  useEffect(() => {
    if (hasEnded && !isClaiming) openResult();
  }, [hasEnded, isClaiming]);

  const isResultOpen = isAddressed && hasEnded;
  // Runs for every way to close the dialog, including Back.
  useAtEnd(isResultOpen, () => {
    if (isAddressed) return;
    unseenPrize.set(undefined);
    reset();
    void invalidateNouns(client, ['spin']);
  });

  return {
    result,
    isTurning,
    progress,
    isResultOpen,
    onSpin: () => void run({}),
    onStop: () => setStopped(result),
  };
}
