/** Every story of `packages/ui` in Chromium. Build first: `pnpm ladle:build`. */
import { defineConfig } from '@playwright/test';
import { browserTests, inLongLivedChromium } from '../fixtures/chromium.ts';

export default defineConfig({
  ...browserTests,
  outputDir: '../../test-results/stories',
  // Each worker has one page for all its stories. A third one costs more to start than it gains.
  workers: 2,
  use: inLongLivedChromium,
});
