/** Milliseconds until the first page is rendered, for browsers without `requestIdleCallback` (Safari). */
const surelyDrawn = 2_000;

/** Milliseconds after which the page counts as loaded. */
const longestFilling = 8_000;

/** Milliseconds between two checks. */
const pause = 200;

/** Returns whether data or high-priority images are still loading. */
const isFilling = (): boolean =>
  document.querySelector('[aria-busy="true"]') !== null ||
  [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].some(
    ({ complete }) => !complete,
  );

/**
 * Runs work once the page is loaded and the browser is idle. Returns a cancel function. Mantine's `useIdle`
 * detects an idle user.
 */
export function whenIdle(work: () => void): () => void {
  const longestEnd = performance.now() + longestFilling;
  let callOff = () => undefined as void;
  const wait = (milliseconds: number, next: () => void) => {
    const timer = setTimeout(next, milliseconds);
    callOff = () => clearTimeout(timer);
  };
  const rest = () => {
    if (!('requestIdleCallback' in window)) return look();
    const call = requestIdleCallback(look, { timeout: 2 * surelyDrawn });
    callOff = () => cancelIdleCallback(call);
  };
  const look = () => {
    if (isFilling() && performance.now() < longestEnd) wait(pause, rest);
    else work();
  };
  if ('requestIdleCallback' in window) rest();
  else wait(surelyDrawn, look);
  return () => callOff();
}

/** Network Information API; Chromium only. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns whether bytes are dear: with data saver or on 2G, code that may not be needed stays on the server. */
function areBytesDear(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** As `whenIdle`, unless bytes are dear: for code that may not be needed. */
export const prefetchWhenIdle = (work: () => void): (() => void) =>
  areBytesDear() ? () => undefined : whenIdle(work);

/** Runs work at once, unless bytes are dear: for code that the next tap probably needs. */
export function prefetch(work: () => void): void {
  if (!areBytesDear()) work();
}
