/** `pnpm dev`: starts app, backend and Ladle with hot reload. Accepts `--port`, `--market` and the flags of the backend. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildConsole } from './build.mjs';
import { readFlag } from './flags.mjs';
import { exitWithError, root, tool } from './pnpm.mjs';
import { settingsOf } from './settings.mjs';

const flags = process.argv.slice(2);
const market = readFlag(flags, 'market') ?? process.env.VITE_MARKET ?? 'thailand';
const port = Number(readFlag(flags, 'port') ?? 4000);
if (!Number.isInteger(port) || port < 1 || port > 65_533)
  exitWithError('--port must be a number from 1 to 65533, the first of three consecutive ports.');

const backend = 'packages/mock-server/src/main.ts';
const places = { backend: port, app: port + 1, Ladle: port + 2 };

/** The data folder survives restarts. Flags that define the initial state of the world disable it. */
const definesInitialState = ['data', 'scenario', 'param', 'seed'].some((name) =>
  flags.some((flag) => flag === `--${name}` || flag.startsWith(`--${name}=`)),
);
const state = definesInitialState ? [] : ['--data', `${root}node_modules/.cache/dev-world/${market}`];
const args = ['--market', market, ...flags, ...state];

async function isTaken(port) {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return false;
  } catch (error) {
    return error.code === 'EADDRINUSE';
  } finally {
    server.close();
  }
}

const isInfoOnly = flags.some((flag) => ['--help', '-h', '--check'].includes(flag));
for (const [name, place] of isInfoOnly ? [] : Object.entries(places))
  if (await isTaken(place))
    exitWithError(
      `Port ${place} (${name}) is in use. Stop the process that uses it, or set the first of three consecutive ports with --port.`,
    );

const invalidFlags = 2;
const code = await tool('tsx', [backend, '--check', ...args, '--port', '0']);
// A backend that does not compile may be fixed while the rest runs.
if (isInfoOnly || code === invalidFlags) process.exit(code);

await buildConsole();

const env = {
  ...process.env,
  VITE_MARKET: market,
  WALLET_SETTINGS: settingsOf({ ...process.env, VITE_MARKET: market }),
  MOCK_ORIGIN: `http://127.0.0.1:${places.backend}`,
  APP_PORT: String(places.app),
};

console.log(
  `  app      http://127.0.0.1:${places.app}\n  backend  http://127.0.0.1:${places.backend}\n  Ladle    http://127.0.0.1:${places.Ladle}\n`,
);
const stopping = new AbortController();
const stop = () => stopping.abort();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop);

const { signal } = stopping;
const codes = await Promise.all(
  [
    tool('tsx', ['watch', '--clear-screen=false', backend, '--quiet', ...args], { env, signal }),
    tool('vite', ['--clearScreen', 'false', '--strictPort'], { cwd: `${root}packages/app`, env, signal }),
    tool('ladle', ['serve', '--port', String(places.Ladle), '--host', '127.0.0.1'], {
      cwd: `${root}packages/ui`,
      env,
      signal,
    }),
    // When one process ends, all end.
  ].map((running) => running.finally(stop)),
);
process.exitCode = Math.max(...codes);
