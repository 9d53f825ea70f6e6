import { useEffect } from 'react';

/**
 * Tells the page's styles how much of the window the keyboard leaves (`--visible-height`, `--visible-top`), where the
 * browser lays the keyboard over the page instead of making the page smaller (Safari on phones).
 */
export function useVisualViewport(isWanted: boolean): void {
  useEffect(() => {
    const area = window.visualViewport;
    if (!isWanted || !area) return undefined;
    const { style } = document.documentElement;
    const tell = () => {
      // A page that is zoomed in shows a part of itself, and that is no keyboard.
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
