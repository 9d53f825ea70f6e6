/** The fixtures of journeys, which use those functions of a page only that every engine has. */
import { slipScreen } from '../across/slip.screen.ts';
import { expect, test as base } from '../fixtures/test.ts';

export const test = base.extend<{ slip: ReturnType<typeof slipScreen> }>({
  slip: async ({ page, t }, use) => use(slipScreen(page, t)),
});

export { expect };
