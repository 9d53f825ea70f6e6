/** Every story of `packages/ui` in Chromium. Build first: `pnpm ladle:build`. */
import { defineConfig } from '@playwright/test';
import { browserTests, inChromium } from '../fixtures/chromium.ts';

export default defineConfig({
  ...browserTests,
  outputDir: '../../test-results/stories',
  // Each worker has one page for all its stories, which rests most of the time: React shows what it has fetched at most
  // every 300 ms.
  workers: 5,
  use: inChromium,
});
