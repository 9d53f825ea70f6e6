/**
 * Journeys through the built app in browsers of other ages and makers. `npm test` makes the money journeys in the
 * oldest Chromium; `npm test -- --all` makes all journeys. Build first: `pnpm build`.
 */
import { defineConfig } from '@playwright/test';
import { findOldChromium } from '../../scripts/engines.mjs';
import { appServer } from '../fixtures/app-server.ts';
import { browserTests, inChromium, phone } from '../fixtures/chromium.ts';

const isAll = process.env['E2E_ALL'] === 'yes';
const { address, server } = await appServer('thailand');

const oldChromium = async (version: 103 | 116) => ({
  name: `Chromium ${version}`,
  use: {
    ...inChromium,
    ...phone,
    launchOptions: { ...inChromium.launchOptions, executablePath: await findOldChromium(version) },
  },
});

export default defineConfig({
  ...browserTests,
  outputDir: '../../test-results/engines',
  workers: 2,
  use: { baseURL: address, serviceWorkers: 'block' },
  ...(!isAll && { grepInvert: /@nightly/ }),
  projects: [await oldChromium(103), ...(isAll ? [await oldChromium(116)] : [])],
  webServer: server,
});
