import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useLeaveWarning } from '#navigation/use-leave-warning.ts';

interface UnsentOptions {
  /** Whether unsent messages exist, which a sign-out would lose. */
  hasUnsent: boolean;
  /** Whether the end of the page would lose some. */
  isLostWithPage: boolean;
  /** Whether another page of a guest would lose some. */
  isLostWithPath: boolean;
  /** Called on each change, and with `false` at the end of the conversation. */
  onUnsent: ((hasUnsent: boolean) => void) | undefined;
}

/**
 * Warns before unsent messages are lost: before the page unloads, before a sign-out, and before a guest opens another
 * page.
 */
export function useUnsent({ hasUnsent, isLostWithPage, isLostWithPath, onUnsent }: UnsentOptions) {
  useLeaveWarning(isLostWithPage);
  const report = useEffectEvent((now: boolean) => onUnsent?.(now));
  useEffect(() => report(hasUnsent), [hasUnsent]);
  useEffect(() => () => report(false), []);
  return useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    disabled: !isLostWithPath,
    enableBeforeUnload: false,
    withResolver: true,
  });
}
