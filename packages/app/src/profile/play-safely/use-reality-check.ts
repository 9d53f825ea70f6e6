import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useDialog, useDialogControls } from '#navigation/dialog.ts';
import { sessionClock } from './session-clock.ts';
import { usePlaySafely } from './settings.ts';

/** Returns whether a dialog covers the page, with or without an address. */
const isCovered = (): boolean => document.querySelector('[role="dialog"]') !== null;

/**
 * Opens the due reality check on a visible page, never over another dialog or during a mutation. Only its own
 * buttons end it; after Back it opens again.
 */
export function useRealityCheck(): void {
  const { search } = useDialog();
  const { offerDialog } = useDialogControls();
  const { checkEvery } = usePlaySafely();
  const isActing = useIsMutating() > 0;
  const isDue = useSyncExternalStore(
    sessionClock.subscribe,
    () => sessionClock.isDue(checkEvery) && document.visibilityState === 'visible' && !isCovered(),
  );
  const isFree = search.modal === undefined && search.slips === undefined && !isActing;

  const offerCheck = useEffectEvent(() => offerDialog('reality-check'));
  useEffect(() => {
    if (isDue && isFree) offerCheck();
  }, [isDue, isFree]);
}
