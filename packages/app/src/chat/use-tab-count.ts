import { useEffect } from 'react';
import { drawBadge } from './tab-icon.ts';

const counted = /^\(\d+\) /;

/** Shows a number on the tab on all pages: before its title, and as a badge on its icon. Shows nothing for 0. */
export function useTabCount(count: number): void {
  useEffect(() => {
    const mark = () => {
      const title = document.title.replace(counted, '');
      const wanted = count > 0 ? `(${count}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    mark();
    if (count === 0) return undefined;
    const titles = new MutationObserver(mark);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => titles.disconnect();
  }, [count]);

  const isAny = count > 0;
  useEffect(() => (isAny ? badgeIcon() : undefined), [isAny]);
}

/** Adds a badge to the tab's icon; returns its remove function. */
function badgeIcon(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return () => undefined;
  const plain = link.href;
  let isOver = false;
  drawBadge(plain)
    .then((badged) => {
      if (!isOver) link.href = badged;
    })
    // Without a badge, the title shows the number.
    .catch(() => undefined);
  return () => {
    isOver = true;
    if (link.href !== plain) link.href = plain;
  };
}
