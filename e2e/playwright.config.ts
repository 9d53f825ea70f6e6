/**
 * Browser tests in Chromium against the built app and the simulator, one process per market. Every test has its own
 * world, so tests run in parallel. Build first: `pnpm build`, `pnpm build:laos`.
 */
import { defineConfig } from '@playwright/test';
import { findNginx } from '../scripts/nginx.mjs';
import { appServer } from './fixtures/app-server.ts';
import { browserTests, inChromium, phone } from './fixtures/chromium.ts';
import type { PlayerOptions } from './fixtures/test.ts';

// Workers read this file again; the environment keeps the first result.
process.env['E2E_NGINX'] ??= findNginx() ? 'yes' : 'no';
const [thailand, laos] = [await appServer('thailand'), await appServer('laos')];

/** `npm test -- --all`. */
const isAll = process.env['E2E_ALL'] === 'yes';
/** Stories, the preview and other engines have configurations of their own. */
const ownConfiguration = /e2e\/(?:stories|preview|engines)\//;
/** Through the web server of deploy/, which not every machine has. */
const webServer = /web-server[\w-]*\.spec\.ts/;

/** Checks all languages in one test. */
const layout = /layout\.spec\.ts/;
/** Behaviour of the build for Laos alone. */
const laosOnly = /laos\.spec\.ts/;
/** Behaviour that does not depend on the language: tested in English. */
const once = /@once/;
/** Depends on texts or their width: tested in Thai, and in each language with `--all`. */
const words = isAll ? [/@words/] : [];
/** Depends on the market, as phone numbers, bank accounts and the currency of a registration. */
const otherMarket = /@laos|laos\.spec\.ts/;
/** A test that is asked for by its title runs, a nightly one too. */
const isNamed = process.argv.some((flag) => /^(?:-g|--grep(?!-))/.test(flag));
/** Runs with `--all`, else by its title: docs/quality.md names the tests that guard the same rules in `npm test`. */
const nightly = isAll || isNamed ? /@never/ : /@nightly/;

const hasNginx = process.env['E2E_NGINX'] === 'yes';

// Each project has workers of its own, and each worker a browser: a project more takes seconds.
export default defineConfig<PlayerOptions>({
  ...browserTests,
  outputDir: '../test-results',
  workers: 3,
  use: {
    ...inChromium,
    // Code that is loaded ahead is a sixth of a page's work.
    savesData: !isAll,
    ...phone,
    baseURL: thailand.address,
    // Snapshots fetch chosen pictures, which the policy of a page forbids.
    trace: { mode: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off', snapshots: false },
    // A service worker would bypass routes and faults; its own tests allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'en',
      use: { language: 'en' },
      testIgnore: [laosOnly, ownConfiguration, ...(hasNginx ? [] : [webServer])],
      grep: [once, layout, webServer, ...words],
      grepInvert: nightly,
    },
    {
      // The build for Laos in its first language.
      name: 'la',
      use: { baseURL: laos.address, market: 'laos', language: 'la' },
      testIgnore: [ownConfiguration, webServer, ...(isAll ? [] : [layout])],
      grep: [otherMarket, ...words],
      grepInvert: [once, nightly],
    },
    // Every test once, except those that the English project has.
    {
      name: 'th',
      use: { language: 'th' },
      testIgnore: [laosOnly, layout, ownConfiguration, webServer],
      grepInvert: [once, nightly],
    },
  ],
  webServer: [thailand.server, laos.server],
});
