import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useDialog, useDialogControls } from '#navigation/dialog.ts';
import { sessionClock } from './session-clock.ts';
import { usePlaySafely } from './settings.ts';

/** Whether anything that is to be read or answered lies over the page, with an address or without. */
const isCovered = (): boolean => document.querySelector('[role="dialog"]') !== null;

/**
 * Opens the reality check when its time has come and the player is there to see it: never on top of another dialog, never
 * while an effect is on its way. Only its own answers end it; whoever goes Back meets it again.
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
