/** `pnpm dev`: app, backend and Ladle with hot reload, together; `--port`, `--market` and the backend's flags pass through. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { readFlag } from './flags.mjs';
import { giveUp, root, tool } from './pnpm.mjs';
import { settingsOf } from './settings.mjs';

const flags = process.argv.slice(2);
const market = readFlag(flags, 'market') ?? 'thailand';
const port = Number(readFlag(flags, 'port') ?? 4000);
if (!Number.isInteger(port) || port < 1 || port > 65_533)
  giveUp('--port takes the first of three ports in a row, a number from 1 to 65533.');

const backend = 'packages/mock-server/src/main.ts';
const places = { backend: port, app: port + 1, Ladle: port + 2 };

/** Where the world is kept over restarts; a command that says how the world begins gets a world of its own. */
const beginsItself = ['data', 'scenario', 'param', 'seed'].some((name) =>
  flags.some((flag) => flag === `--${name}` || flag.startsWith(`--${name}=`)),
);
const state = beginsItself ? [] : ['--data', `${root}node_modules/.cache/dev-world/${market}`];

/** Whether somebody listens there already. */
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

/** What a process ends with when it was asked for something that makes no sense. */
const senseless = 2;
const isAsking = flags.some((flag) => ['--help', '-h', '--check'].includes(flag));
const code = await tool('tsx', [backend, '--check', ...flags, ...state, '--port', '0']);
// A backend that is broken may be mended while everything runs.
if (isAsking || code === senseless) process.exit(code);

for (const [name, place] of Object.entries(places))
  if (await isTaken(place))
    giveUp(
      `Port ${place} is in use, which is ${name === 'Ladle' ? name : `the ${name}`}’s: stop what uses it, or choose other ports with --port, three in a row from there on.`,
    );

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
    tool('tsx', ['watch', '--clear-screen=false', backend, '--quiet', ...flags, ...state], { env, signal }),
    tool('vite', ['--clearScreen', 'false', '--strictPort'], { cwd: `${root}packages/app`, env, signal }),
    tool('ladle', ['serve', '--port', String(places.Ladle), '--host', '127.0.0.1'], {
      cwd: `${root}packages/ui`,
      env,
      signal,
    }),
    // Where one ends, the others are of no use.
  ].map((running) => running.finally(stop)),
);
process.exitCode = Math.max(...codes);
