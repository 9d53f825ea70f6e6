/** The fixtures of journeys, which use those functions of a page only that every engine has. */
import { slipScreen } from '../across/slip.screen.ts';
import { expect, test as base } from '../fixtures/test.ts';

/** In the page, beside the selectors of Playwright: adds a function that they need, which came with Chrome 105. */
function addCheckVisibility() {
  Element.prototype.checkVisibility ??= function (this: Element) {
    return this.getClientRects().length > 0;
  };
  return { query: () => null, queryAll: () => [] };
}

export const test = base.extend<{ slip: ReturnType<typeof slipScreen> }, { selectors: void }>({
  slip: async ({ page, t }, use) => use(slipScreen(page, t)),
  selectors: [
    async ({ playwright }, use) => {
      await playwright.selectors.register('nothing', addCheckVisibility, { contentScript: true });
      await use();
    },
    { scope: 'worker', auto: true },
  ],
});

export { expect };
