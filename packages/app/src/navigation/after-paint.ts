/** Does some work once the browser has shown what a tap did: the button that gives way, before what takes longer to draw. */
export function afterPaint(work: () => void): void {
  // A page that is not seen is not painted.
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => setTimeout(work));
}
