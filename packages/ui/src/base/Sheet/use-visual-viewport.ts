import { useEffect } from 'react';

/**
 * Sets `--visible-height` and `--visible-top` on the page where the keyboard overlays it instead of resizing it
 * (Safari on phones).
 */
export function useVisualViewport(isWanted: boolean): void {
  useEffect(() => {
    const area = window.visualViewport;
    if (!isWanted || !area) return undefined;
    const { style } = document.documentElement;
    const update = () => {
      // Pinch zoom also reduces the visual viewport.
      const isCovered = area.scale === 1 && area.height < window.innerHeight - 1;
      if (!isCovered) return clear();
      style.setProperty('--visible-height', `${area.height}px`);
      style.setProperty('--visible-top', `${area.offsetTop}px`);
    };
    const clear = () => {
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
    update();
    area.addEventListener('resize', update);
    area.addEventListener('scroll', update);
    return () => {
      area.removeEventListener('resize', update);
      area.removeEventListener('scroll', update);
      clear();
    };
  }, [isWanted]);
}
