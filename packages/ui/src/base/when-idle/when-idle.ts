/** Milliseconds until the first page is surely drawn, for browsers that do not say when they rest (Safari). */
const surelyDrawn = 2_000;

/** Milliseconds after which the page no longer counts as filling, whatever it still waits for. */
const longestFilling = 8_000;

/** Milliseconds until a page that is filling is looked at again. */
const pause = 200;

/** Whether what the player came for is still on its way: answers, and the pictures that are to come before all others. */
const isFilling = (): boolean =>
  document.querySelector('[aria-busy="true"]') !== null ||
  [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].some(
    ({ complete }) => !complete,
  );

/**
 * Does some work once the page is filled and the browser rests; returns how to call it off. Mantine's `useIdle` is about
 * a player who rests.
 */
export function whenIdle(work: () => void): () => void {
  const patienceEnds = performance.now() + longestFilling;
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
    if (isFilling() && performance.now() < patienceEnds) wait(pause, rest);
    else work();
  };
  if ('requestIdleCallback' in window) rest();
  else wait(surelyDrawn, look);
  return () => callOff();
}

/** What Chromium tells of the connection; other browsers tell nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** As `whenIdle`, for what may never be needed: not at all where bytes are to be saved, or come as slowly as can be. */
export function whenSpare(work: () => void): () => void {
  const { connection } = navigator as { readonly connection?: Connection };
  const isDear = connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
  return isDear ? () => undefined : whenIdle(work);
}
