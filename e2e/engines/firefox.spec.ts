import { withFirefox } from './firefox.ts';
import { defineJourneys } from './journeys.ts';
import { test } from './test.ts';

defineJourneys(
  test.extend({
    context: async ({ control }, use) => withFirefox(control.baseUrl, use),
    page: async ({ context }, use) => use(await context.newPage()),
  }),
);
