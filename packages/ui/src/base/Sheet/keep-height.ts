/**
 * Keeps a sheet as high as it has been since it opened: its top edge and its header stay where they are from step to step.
 * A ref for the element; the style reads `--tallest`. Another size of the window begins anew.
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
