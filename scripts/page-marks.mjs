/** Runs inside the page. Observers record the marks; nothing polls while a page is measured. */

/**
 * Records paints, layout shifts, interactions and the longest task. The balance is there with its first amount, painted
 * by the first script or by the app. The page is live when the prerendered page is replaced, and neither
 * balance nor tiles wait for data; it is complete when nothing waits. At the mark `tapAt`, the binding `tap` taps Deposit.
 */
export function observe({ tapAt }) {
  const marks = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    balance: 0,
    live: 0,
    complete: 0,
    task: 0,
    tap: 0,
    sheet: 0,
    taps: new Map(),
  };
  window.marks = marks;
  const on = (type, callback, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (marks.fcp = startTime));
  on('largest-contentful-paint', ({ startTime }) => (marks.lcp = startTime));
  on('layout-shift', ({ hadRecentInput, value }) => hadRecentInput || (marks.cls += value));
  on('longtask', ({ duration }) => (marks.task = Math.max(marks.task, duration)));
  on(
    'event',
    ({ interactionId, duration }) =>
      interactionId && marks.taps.set(interactionId, Math.max(duration, marks.taps.get(interactionId) ?? 0)),
    { durationThreshold: 16 },
  );

  /** Resolves with the time after the paint in which a condition became true. */
  const whenTrue = (condition) =>
    new Promise((resolve) => {
      const check = () => {
        if (!condition()) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      };
      const observer = new MutationObserver(check);
      observer.observe(document, {
        childList: true,
        subtree: true,
        attributeFilter: ['inert', 'aria-busy', 'role'],
      });
      check();
    });
  const deposit = () =>
    [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'Deposit');
  const isReady = (waiting) =>
    deposit() !== undefined && document.querySelector(`#root [inert], ${waiting}`) === null;
  const untilBalance = whenTrue(() => /฿\d/.test(document.querySelector('main section')?.textContent ?? ''));
  void untilBalance.then((time) => (marks.balance = time));
  const balanceOrTile = 'main section[aria-busy="true"], main nav [aria-busy="true"]';
  window.untilLive = whenTrue(() => isReady(balanceOrTile)).then((time) => (marks.live = time));
  window.untilComplete = whenTrue(() => isReady('#root [aria-busy="true"]')).then(
    (time) => (marks.complete = time),
  );
  window.untilSheet = () =>
    whenTrue(() => document.querySelector('[role="dialog"] h2') !== null).then(
      (time) => (marks.sheet = time),
    );
  window.untilNoSheet = () => whenTrue(() => document.querySelector('[role="dialog"]') === null);
  window.addEventListener('pointerdown', ({ timeStamp }) => (marks.tap = timeStamp), { capture: true });
  if (!tapAt) return;
  window.untilTapped = (tapAt === 'live' ? window.untilLive : untilBalance).then(() => {
    const { x, y, width, height } = deposit().getBoundingClientRect();
    void window.tap(x + width / 2, y + height / 2);
    return window.untilSheet();
  });
}
