import { useEffect } from 'react';

/**
 * Shows the browser's warning before the page unloads, while data would be lost. It listens only then: browsers do not
 * cache pages with this listener for Back.
 */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
