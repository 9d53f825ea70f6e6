/** Runs work after the browser has painted the effect of a tap. */
export function afterPaint(work: () => void): void {
  // A hidden page is not painted.
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => setTimeout(work));
}
