import { useCallback, useState } from 'react';

/** About one card: pictures are requested before a swipe or a scroll reaches them. */
const margin = '320px';

/**
 * Returns whether an element has been near the visible part of the page, and the ref that watches it. Browsers load
 * `loading="lazy"` pictures from as far as 2,500 px, which is every card of a row.
 */
export function useNearView(isNearAtFirst: boolean) {
  const [isNear, setNear] = useState(isNearAtFirst);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      // The second margin is that of a carousel; older browsers ignore it.
      { rootMargin: margin, scrollMargin: margin } as IntersectionObserverInit,
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isNear, watch };
}
