import { useEffect } from 'react';

/**
 * Lets the browser ask before the page is left or loaded anew, while something would be lost by it. Only then: pages
 * that listen are not kept for Back.
 */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
