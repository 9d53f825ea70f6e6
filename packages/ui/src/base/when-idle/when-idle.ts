/** Milliseconds until the first page is surely drawn, for browsers that do not say when they rest (Safari). */
const surelyDrawn = 2_000;

/** Does some work once the browser rests, after the first page was drawn; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, surelyDrawn);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(work, { timeout: 2 * surelyDrawn });
  return () => cancelIdleCallback(call);
}
