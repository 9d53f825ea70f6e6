/** The preview from a plain file server, below a path. Build first: `pnpm build:preview`. */
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../fixtures/chromium.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

// Workers read this file again; the environment keeps the first port.
const port = Number((process.env['E2E_PORT_PREVIEW'] ??= String(await freePort())));
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/preview',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: `${origin}/preview/`,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: await chromiumOptions(),
  },
  webServer: {
    command: `node scripts/preview-server.mjs ${port}`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `${origin}/preview/icon.svg`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
