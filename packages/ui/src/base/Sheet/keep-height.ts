/**
 * Ref callback: keeps a sheet at its maximum height since opening, so its header stays in place between steps. CSS
 * reads `--tallest`. A resize of the window resets it.
 */
export function keepHeight(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame) return undefined;
  let tallest = 0;
  let windowSize = '';
  const observer = new ResizeObserver(() => {
    const size = `${window.innerWidth}x${window.innerHeight}`;
    if (size !== windowSize) {
      windowSize = size;
      tallest = 0;
      frame.style.removeProperty('--tallest');
    }
    if (frame.offsetHeight <= tallest) return;
    tallest = frame.offsetHeight;
    frame.style.setProperty('--tallest', `${tallest}px`);
  });
  observer.observe(frame);
  return () => observer.disconnect();
}
