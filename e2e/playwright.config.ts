/**
 * The story of a player in a real Chromium, against the built app and the simulator, one process per market. Every test
 * has a world of its own, so all of them run at once. Build first: `pnpm build`, `pnpm build:laos`.
 */
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { MarketName } from '@wallet/contract/market';
import { findNginx } from '../scripts/nginx.mjs';
import { chromiumOptions } from './fixtures/chromium.ts';
import type { PlayerOptions } from './fixtures/test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A port nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

// Workers read this file again: what was found once reaches them through the environment.
process.env['E2E_NGINX'] ??= findNginx() ? 'yes' : 'no';
const ports = {
  thailand: Number((process.env['E2E_PORT_THAILAND'] ??= String(await freePort()))),
  laos: Number((process.env['E2E_PORT_LAOS'] ??= String(await freePort()))),
} as const satisfies Record<MarketName, number>;

const addressOf = (market: MarketName) => `http://127.0.0.1:${ports[market]}`;

/** Has a configuration of its own. */
const stories = /e2e\/stories\//;
/** Through the web server of deploy/, which not every machine has. */
const webServer = /web-server[\w-]*\.spec\.ts/;

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Judged in all languages at once. */
const layout = /layout\.spec\.ts/;
/** Only the other market has these. */
const laos = /laos\.spec\.ts/;
/** Behaviour that no word decides: told in English. */
const once = /@once/;
/** Depends on how a language reads, or how wide it is: told in each. */
const words = /@words/;
/** Depends on the market: its numbers, banks and currencies. */
const otherMarket = /@laos|@words|laos\.spec\.ts/;
/** Runs on a wide screen only. */
const wide = /@wide/;

const launchOptions = await chromiumOptions();

export default defineConfig<PlayerOptions>({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // For a machine with too much to do; none of these is waited for when all is well.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: addressOf('thailand'),
    // Snapshots fetch chosen pictures, which the policy of a page forbids.
    trace: { mode: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off', snapshots: false },
    // What it keeps would pass by what a story does to requests; the stories about it allow it.
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
    // Every story once, those without words of their own beside them in English.
    {
      name: 'th',
      use: { ...phone, language: 'th' },
      testIgnore: [laos, layout, stories, webServer],
      grepInvert: once,
    },
    {
      // The build for Laos as its players see it first.
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
      // Every page again, with the numbers, banks and currencies of the other market.
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
