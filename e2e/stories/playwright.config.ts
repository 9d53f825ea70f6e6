/** Every story of `packages/ui` in Chromium. Build first: `pnpm ladle:build`. */
import { defineConfig } from '@playwright/test';
import { browserTests, inLongLivedChromium } from '../fixtures/chromium.ts';

export default defineConfig({
  ...browserTests,
  outputDir: '../../test-results/stories',
  // Each worker has one page for all its stories. A third one works while two wait for frames: 75 s, not 95.
  workers: 3,
  use: inLongLivedChromium,
});
