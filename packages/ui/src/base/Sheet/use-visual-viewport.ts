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
    const tell = () => {
      // Pinch zoom also reduces the visual viewport.
      const isCovered = area.scale === 1 && area.height < window.innerHeight - 1;
      if (!isCovered) return forget();
      style.setProperty('--visible-height', `${area.height}px`);
      style.setProperty('--visible-top', `${area.offsetTop}px`);
    };
    const forget = () => {
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
    tell();
    area.addEventListener('resize', tell);
    area.addEventListener('scroll', tell);
    return () => {
      area.removeEventListener('resize', tell);
      area.removeEventListener('scroll', tell);
      forget();
    };
  }, [isWanted]);
}
