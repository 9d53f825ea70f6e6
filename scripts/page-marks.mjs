/** Runs inside the page. Observers note the marks; nothing polls while a page is measured. */

/**
 * Records paints, layout shifts and interactions. The page is live when the prerendered page is replaced, and neither
 * balance nor tiles wait for data; it is complete when nothing waits. With `tapsDeposit`, a tap follows at once through
 * the binding `tap`.
 */
export function observe({ tapsDeposit }) {
  const seen = { fcp: 0, lcp: 0, cls: 0, live: 0, complete: 0, tap: 0, sheet: 0, taps: new Map() };
  window.seen = seen;
  const on = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', ({ hadRecentInput, value }) => hadRecentInput || (seen.cls += value));
  on(
    'event',
    ({ interactionId, duration }) =>
      interactionId && seen.taps.set(interactionId, Math.max(duration, seen.taps.get(interactionId) ?? 0)),
    { durationThreshold: 16 },
  );

  /** Resolves with the time after the paint in which a condition became true. */
  const whenTrue = (condition) =>
    new Promise((resolve) => {
      const look = () => {
        if (!condition()) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, {
        childList: true,
        subtree: true,
        attributeFilter: ['inert', 'aria-busy', 'role'],
      });
      look();
    });
  const deposit = () =>
    [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'Deposit');
  const isReady = (waiting) =>
    deposit() !== undefined && document.querySelector(`#root [inert], ${waiting}`) === null;
  const balanceOrTile = 'main section[aria-busy="true"], main nav [aria-busy="true"]';
  window.untilLive = whenTrue(() => isReady(balanceOrTile)).then((time) => (seen.live = time));
  window.untilComplete = whenTrue(() => isReady('#root [aria-busy="true"]')).then(
    (time) => (seen.complete = time),
  );
  window.untilSheet = () =>
    whenTrue(() => document.querySelector('[role="dialog"] h2') !== null).then((time) => (seen.sheet = time));
  window.untilNoSheet = () => whenTrue(() => document.querySelector('[role="dialog"]') === null);
  if (!tapsDeposit) return;
  window.addEventListener('pointerdown', ({ timeStamp }) => (seen.tap = timeStamp), {
    capture: true,
    once: true,
  });
  window.untilTapped = window.untilLive.then(() => {
    const { x, y, width, height } = deposit().getBoundingClientRect();
    void window.tap(x + width / 2, y + height / 2);
    return window.untilSheet();
  });
}
