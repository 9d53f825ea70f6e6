import { defineConfig } from '@playwright/test';

const port = process.env['MOCK_PORT'] ?? '4000';
const executablePath = process.env['CHROME_PATH'];

export default defineConfig({
  testMatch: '*.spec.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
  webServer: {
    // With --app DIR the simulator serves a built app on the same address.
    command: `wallet-mock --port ${port} --quiet`,
    url: `http://127.0.0.1:${port}/_mock/health`,
  },
});
