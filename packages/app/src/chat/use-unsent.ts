import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useLeaveWarning } from '#navigation/use-leave-warning.ts';

interface UnsentOptions {
  /** Whether something written is not with the backend yet, and would be lost with the conversation. */
  hasUnsent: boolean;
  /** Whether the conversation ends with the page it stands on, as that of a guest does. */
  isOfPage: boolean;
  /** Told each time it changes, and when the conversation is over. */
  onUnsent: ((hasUnsent: boolean) => void) | undefined;
}

/** Warns before what was written is lost: the browser before the page goes, whoever ends the session, and here a guest before another page. */
export function useUnsent({ hasUnsent, isOfPage, onUnsent }: UnsentOptions) {
  useLeaveWarning(hasUnsent);
  const tell = useEffectEvent((now: boolean) => onUnsent?.(now));
  useEffect(() => tell(hasUnsent), [hasUnsent]);
  useEffect(() => () => tell(false), []);
  return useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    disabled: !hasUnsent || !isOfPage,
    enableBeforeUnload: false,
    withResolver: true,
  });
}
