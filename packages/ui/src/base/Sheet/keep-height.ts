/**
 * Ref callback: keeps a sheet at its maximum height since opening, so its header stays in place between steps. CSS
 * reads `--tallest`. A resize of the window resets it.
 */
export function keepHeight(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame) return undefined;
  let tallest = 0;
  let windowSize = '';
  const observer = new ResizeObserver(([entry]) => {
    const size = `${window.innerWidth}x${window.innerHeight}`;
    // Measured by the observer; a read of the element would force a layout. Rounded up, it would resize the element.
    let height = Math.floor(entry?.borderBoxSize[0]?.blockSize ?? 0);
    if (size !== windowSize) {
      if (tallest > 0) {
        frame.style.removeProperty('--tallest');
        height = frame.offsetHeight;
      }
      windowSize = size;
      tallest = 0;
    }
    if (height <= tallest) return;
    tallest = height;
    frame.style.setProperty('--tallest', `${tallest}px`);
  });
  observer.observe(frame);
  return () => observer.disconnect();
}
