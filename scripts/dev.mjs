/** `pnpm dev`: app, backend and Ladle with hot reload, together; `--port`, `--market` and the backend's flags pass through. */
import { readFlag } from './flags.mjs';
import { root, tool } from './pnpm.mjs';

const flags = process.argv.slice(2);
const port = Number(readFlag(flags, 'port') ?? 4000);
const market = readFlag(flags, 'market') ?? 'thailand';
const env = {
  ...process.env,
  VITE_MARKET: market,
  MOCK_ORIGIN: `http://127.0.0.1:${port}`,
  APP_PORT: String(port + 1),
};

console.log(
  `  app      http://127.0.0.1:${port + 1}\n  backend  http://127.0.0.1:${port}\n  Ladle    http://127.0.0.1:${port + 2}\n`,
);
const codes = await Promise.all([
  tool('tsx', ['watch', '--clear-screen=false', 'packages/mock-server/src/main.ts', '--quiet', ...flags], {
    env,
  }),
  tool('vite', ['--clearScreen', 'false'], { cwd: `${root}packages/app`, env }),
  tool('ladle', ['serve', '--port', String(port + 2), '--host', '127.0.0.1'], {
    cwd: `${root}packages/ui`,
    env,
  }),
]);
process.exitCode = Math.max(...codes);
