import { defineJourneys } from './journeys.ts';
import { test } from './test.ts';

/** In the page, beside the selectors of Playwright: adds a function that they need, which came with Chrome 105. */
function addCheckVisibility() {
  Element.prototype.checkVisibility ??= function (this: Element) {
    return this.getClientRects().length > 0;
  };
  return { query: () => null, queryAll: () => [] };
}

defineJourneys(
  test.extend<object, { selectors: void }>({
    selectors: [
      async ({ playwright }, use) => {
        await playwright.selectors.register('nothing', addCheckVisibility, { contentScript: true });
        await use();
      },
      { scope: 'worker', auto: true },
    ],
  }),
);
