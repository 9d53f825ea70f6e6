/**
 * Journeys through the built app in older browsers and in other engines. `npm test` makes the money journeys in the
 * oldest Chromium and in WebKit; `npm test -- --all` makes all journeys in all engines. Build first: `pnpm build`.
 */
import { defineConfig } from '@playwright/test';
import { findOldChromium, needEngine } from './engines.ts';
import { appServer } from '../fixtures/app-server.ts';
import { browserTests, inChromium, phone } from '../fixtures/chromium.ts';

needEngine('webkit');
const isAll = process.env['E2E_ALL'] === 'yes';
if (isAll) needEngine('firefox');
const { address, server } = await appServer('thailand');

const oldChromium = async (version: 92 | 103 | 116, testMatch = 'chromium.spec.ts') => ({
  name: `Chromium ${version}`,
  testMatch,
  use: {
    ...inChromium,
    ...phone,
    launchOptions: { ...inChromium.launchOptions, executablePath: await findOldChromium(version) },
  },
});

const allEngines = async () => [
  await oldChromium(92, 'notice.spec.ts'),
  await oldChromium(116),
  { name: 'Firefox', testMatch: 'firefox.spec.ts' },
];

export default defineConfig({
  ...browserTests,
  outputDir: '../../test-results/engines',
  workers: 2,
  use: { baseURL: address, serviceWorkers: 'block' },
  ...(!isAll && { grepInvert: /@nightly/ }),
  projects: [
    await oldChromium(103),
    { name: 'WebKit', testMatch: 'webkit.spec.ts' },
    ...(isAll ? await allEngines() : []),
  ],
  webServer: server,
});
