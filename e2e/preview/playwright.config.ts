/**
 * The preview from a file server without a fallback, below a path. `npm test` makes the journeys that only the preview
 * can break; `npm test -- --all` makes all. Build first: `pnpm build:preview`.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserTests, inChromium, phone, portOf } from '../fixtures/chromium.ts';

const port = await portOf('preview');

export default defineConfig({
  ...browserTests,
  outputDir: '../../test-results/preview',
  workers: 2,
  ...(process.env['E2E_ALL'] !== 'yes' && { grepInvert: /@nightly/ }),
  use: { ...inChromium, ...phone, baseURL: `http://127.0.0.1:${port}/preview/` },
  webServer: {
    command: `npx vite preview dist --outDir . --host 127.0.0.1 --strictPort --port ${port}`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    port,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
