import { useBlocker } from '@tanstack/react-router';

/**
 * Blocks Back and links out of a member's pages while data would be lost: guest pages end the session (spec 4). Returns
 * functions to stay and to leave while the question is open.
 */
export function useLeaveGuard(isNeeded: boolean) {
  const { status, reset, proceed } = useBlocker({
    shouldBlockFn: ({ next }) => next.routeId.startsWith('/_guest'),
    disabled: !isNeeded,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return status === 'blocked' ? { onStay: reset, onLeave: proceed } : undefined;
}
