import { defineJourneys } from './journeys.ts';
import { test } from './test.ts';
import { withWebkit, type Webkit } from './webkit.ts';

defineJourneys(
  test.extend<object, { webkit: Webkit }>({
    webkit: [async ({ playwright: _ }, use) => withWebkit(use), { scope: 'worker' }],
    context: async ({ webkit, control }, use) => webkit.withContext(control.baseUrl, use),
    page: async ({ context }, use) => use(await context.newPage()),
  }),
);
