/**
 * Browser tests in Chromium against the built app and the simulator, one process per market. Every test has its own
 * world, so tests run in parallel. Build first: `pnpm build`, `pnpm build:laos`.
 */
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { MarketName } from '@wallet/contract/market';
import { findNginx } from '../scripts/nginx.mjs';
import { chromiumOptions } from './fixtures/chromium.ts';
import type { PlayerOptions } from './fixtures/test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns a free port. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

// Workers read this file again; the environment keeps the first results.
process.env['E2E_NGINX'] ??= findNginx() ? 'yes' : 'no';
const ports = {
  thailand: Number((process.env['E2E_PORT_THAILAND'] ??= String(await freePort()))),
  laos: Number((process.env['E2E_PORT_LAOS'] ??= String(await freePort()))),
} as const satisfies Record<MarketName, number>;

const addressOf = (market: MarketName) => `http://127.0.0.1:${ports[market]}`;

/** Stories and the preview have configurations of their own. */
const stories = /e2e\/(?:stories|preview)\//;
/** Through the web server of deploy/, which not every machine has. */
const webServer = /web-server[\w-]*\.spec\.ts/;

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Checks all languages in one test. */
const layout = /layout\.spec\.ts/;
/** Behaviour of the build for Laos alone. */
const laos = /laos\.spec\.ts/;
/** Behaviour that does not depend on the language: tested in English. */
const once = /@once/;
/** Depends on texts or their width: tested in each language. */
const words = /@words/;
/** Depends on the market: phone numbers, banks and currencies. */
const otherMarket = /@laos|@words|laos\.spec\.ts/;
/** Runs on a wide screen only. */
const wide = /@wide/;
/** Guards a deployment: runs with `npm test -- --all` only. */
const nightly = process.env['E2E_ALL'] === 'yes' ? /@never/ : /@nightly/;

const launchOptions = await chromiumOptions();

export default defineConfig<PlayerOptions>({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Limits for a busy machine; passing tests do not wait for them.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: addressOf('thailand'),
    // Snapshots fetch chosen pictures, which the policy of a page forbids.
    trace: { mode: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off', snapshots: false },
    // A service worker would bypass routes and faults; its own tests allow it.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions,
  },
  projects: [
    ...(process.env['E2E_NGINX'] === 'yes'
      ? [
          {
            name: 'web-server',
            testMatch: webServer,
            grepInvert: nightly,
            use: {
              ...phone,
              language: 'en' as const,
              launchOptions: {
                ...launchOptions,
                // Its certificate is made for the story.
                args: [...launchOptions.args, '--ignore-certificate-errors'],
              },
            },
          },
        ]
      : []),
    // Every test once, except those that the English project has.
    {
      name: 'th',
      use: { ...phone, language: 'th' },
      testIgnore: [laos, layout, stories, webServer],
      grepInvert: once,
    },
    {
      // The build for Laos in its first language.
      name: 'la',
      use: { ...phone, baseURL: addressOf('laos'), market: 'laos', language: 'la' },
      testIgnore: [layout, stories, webServer],
      grep: otherMarket,
      grepInvert: once,
    },
    {
      name: 'en',
      use: { ...phone, language: 'en' },
      testIgnore: [laos, stories, webServer],
      grep: [once, words, layout],
      grepInvert: wide,
    },
    {
      // The layout with phone numbers, banks and currencies of Laos.
      name: 'laos-layout',
      use: { ...phone, baseURL: addressOf('laos'), market: 'laos', language: 'la' },
      testMatch: layout,
      grepInvert: wide,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 }, language: 'en' },
      testMatch: layout,
      grep: wide,
    },
  ],
  webServer: Object.entries(ports).map(([market, port]) => ({
    command: `node packages/mock-server/dist/main.js --quiet --market ${market} --port ${port} --app packages/app/dist/${market}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/icon.svg`,
    timeout: 20_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2_000 },
    env: { NODE_ENV: 'test' },
  })),
});
