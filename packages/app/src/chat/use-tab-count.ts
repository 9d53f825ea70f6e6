import { useEffect } from 'react';
import { pageColor } from '#env.ts';

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

/** CSS pixels of a tab's icon on a high-density screen. */
const size = 64;

/** The theme's negative colour (ui/theme). */
const red = '#ff6b6b';

/** Draws a picture with a badge; resolves to the address of the new one. Rejects where canvas is unavailable. */
async function drawBadge(address: string): Promise<string> {
  const icon = new Image(size, size);
  icon.src = address;
  await new Promise((resolve, reject) => {
    icon.onload = resolve;
    icon.onerror = reject;
  });
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser has no canvas');
  drawing.drawImage(icon, 0, 0, size, size);
  for (const [radius, colour] of [
    [20, pageColor],
    [16, red],
  ] as const) {
    drawing.beginPath();
    drawing.arc(size - 17, 17, radius, 0, 2 * Math.PI);
    drawing.fillStyle = colour;
    drawing.fill();
  }
  return canvas.toDataURL('image/png');
}
