/** Milliseconds after which a busy browser counts as idle. */
const maxBusy = 4_000;

/** Milliseconds after which the page counts as loaded. */
const maxLoading = 8_000;

/** Milliseconds between two checks; also the quiet after a paint that counts as idle without `requestIdleCallback`. */
const checkInterval = 200;

/** Returns whether data or high-priority images are still loading. */
const isLoading = (): boolean =>
  document.querySelector('[aria-busy="true"]') !== null ||
  [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].some(
    ({ complete }) => !complete,
  );

/**
 * Runs work once the page is loaded and the browser is idle. Returns a cancel function. Mantine's `useIdle`
 * detects an idle user.
 */
export function whenIdle(work: () => void): () => void {
  const latestEnd = performance.now() + maxLoading;
  let cancel = () => undefined as void;
  const wait = (milliseconds: number, next: () => void) => {
    const timer = setTimeout(next, milliseconds);
    cancel = () => clearTimeout(timer);
  };
  const waitForIdle = () => {
    if ('requestIdleCallback' in window) {
      const call = requestIdleCallback(check, { timeout: maxBusy });
      cancel = () => cancelIdleCallback(call);
    } else if (document.visibilityState === 'hidden') {
      // A hidden page is not painted.
      wait(checkInterval, check);
    } else {
      // Safari.
      const frame = requestAnimationFrame(() => wait(checkInterval, check));
      cancel = () => cancelAnimationFrame(frame);
    }
  };
  const check = () => {
    if (isLoading() && performance.now() < latestEnd) wait(checkInterval, waitForIdle);
    else work();
  };
  waitForIdle();
  return () => cancel();
}

/** Network Information API; Chromium only. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns whether data is expensive: with data saver or on 2G, code that may not be needed stays on the server. */
function isDataExpensive(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** As `whenIdle`, unless data is expensive: for code that may not be needed. */
export const prefetchWhenIdle = (work: () => void): (() => void) =>
  isDataExpensive() ? () => undefined : whenIdle(work);

/** Runs work at once, unless data is expensive: for code that the next tap probably needs. */
export function prefetch(work: () => void): void {
  if (!isDataExpensive()) work();
}
