/**
 * Builds app and backend: `node scripts/build.mjs [--market laos] [--brand DIR] [--as NAME]`. The app is written to
 * `packages/app/dist/NAME`; NAME is the market by default.
 */
import { readdirSync, statSync } from 'node:fs';
import { buildBeside } from './build-beside.mjs';
import { readFlags } from './flags.mjs';
import { exitWithError, isStarted, root, run, tool } from './pnpm.mjs';
import { settingsOf } from './settings.mjs';

/** The folder of a built app: of a market, or the value of `--as`. */
export const appFolder = (name) => `${root}packages/app/dist/${name}`;

const environment = () => ({ ...process.env, NODE_ENV: 'production' });

export const vite = (folder, env, ...flags) =>
  tool('vite', ['build', '--logLevel', 'error', ...flags], { cwd: `${root}${folder}`, env });

function stepOf(market) {
  const variables = { ...environment(), VITE_MARKET: market };
  const env = { ...variables, WALLET_SETTINGS: settingsOf(variables) };
  const buildTo = async (folder) => {
    const code = await vite('packages/app', env, '--outDir', folder);
    return code || run('node', ['prerender.mjs', folder], { cwd: `${root}packages/app`, env });
  };
  const name = env.WALLET_BUILD ?? market;
  return [`the app (${market})`, () => buildBeside(appFolder(name), buildTo)];
}

/** Builds the `dist` of a folder. */
const buildDist = (folder) =>
  buildBeside(`${root}${folder}/dist`, (dist) => vite(folder, environment(), '--outDir', dist));

const consoleFolder = 'packages/mock-server/console';

/** The test console, which the backend serves. */
const testConsole = ['the test console', () => buildDist(consoleFolder)];

export async function runSteps(steps) {
  for (const [name, step] of steps) {
    console.log(`  building ${name} …`);
    if ((await step()) !== 0) exitWithError(`Building ${name} failed; the reason is above.`);
  }
}

/** Builds the test console if its build is missing, or older than one of its sources. */
export async function buildConsole() {
  const changedAt = (path) =>
    statSync(`${root}${consoleFolder}/${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = ['src', 'locales'].flatMap((folder) =>
    readdirSync(`${root}${consoleFolder}/${folder}`, { recursive: true }).map((path) => `${folder}/${path}`),
  );
  const builtAt = changedAt('dist/index.html');
  if ([...sources, 'index.html', 'vite.config.ts'].some((path) => changedAt(path) > builtAt))
    await runSteps([testConsole]);
}

/** Builds what runs on a server: the backend with its console, and the start of a site. */
export const buildBackend = () =>
  runSteps([
    ['the backend', () => buildDist('packages/mock-server')],
    testConsole,
    ['the start of a site', () => buildDist('deploy')],
  ]);

export const buildApp = (...markets) => runSteps(markets.map(stepOf));

export async function build(...markets) {
  // Wrong settings are refused before anything is built.
  const steps = markets.map(stepOf);
  await buildBackend();
  await runSteps(steps);
}

if (isStarted(import.meta.url)) {
  const text = { type: 'string' };
  const markets = { ...text, multiple: true };
  const { market, brand, as } = readFlags({ market: markets, brand: text, as: text });
  if (brand !== undefined) process.env.VITE_BRAND = brand;
  if (as !== undefined && !/^\w[\w.-]*$/.test(as))
    exitWithError(`--as names a folder below packages/app/dist, not ${as}.`);
  if (as !== undefined) process.env.WALLET_BUILD = as;
  await build(...(market ?? [process.env.VITE_MARKET ?? 'thailand']));
}
