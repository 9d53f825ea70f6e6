import { useBlocker } from '@tanstack/react-router';

/**
 * Stops whoever would leave the pages of a member by Back or a link while something would be lost: the pages for guests
 * end the session (spec 4). Answers how to stay and how to leave, as long as that is asked.
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
