/** Every story of `packages/ui` in Chromium. Build first: `pnpm ladle:build`. */
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../fixtures/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  // Each worker has one page for all its stories.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: { actionTimeout: 10_000, navigationTimeout: 20_000, launchOptions: await chromiumOptions() },
});
