/**
 * Builds app and backend: `node scripts/build.mjs [--market laos] [--brand DIR] [--as NAME]`. The app is written to
 * `packages/app/dist/NAME`; NAME is the market by default.
 */
import { readFlags } from './flags.mjs';
import { exitWithError, isStarted, root, run, tool } from './pnpm.mjs';
import { isConsoleStale } from './console.mjs';
import { settingsOf } from './settings.mjs';

/** The folder of a market's built app. */
export const appFolder = (market) => `${root}packages/app/dist/${market}`;

const vite = (folder, env) =>
  tool('vite', ['build', '--logLevel', 'error'], { cwd: `${root}${folder}`, env });

function stepsOf(market) {
  const variables = { ...process.env, VITE_MARKET: market, NODE_ENV: 'production' };
  const env = { ...variables, WALLET_SETTINGS: settingsOf(variables) };
  const prerender = () => run('node', ['prerender.mjs'], { cwd: `${root}packages/app`, env });
  return [
    [`the app (${market})`, () => vite('packages/app', env)],
    [`its first pages (${market})`, prerender],
  ];
}

const site = () => vite('deploy', { ...process.env, NODE_ENV: 'production' });

/** The test console, which the backend serves. */
const testConsole = () => vite('packages/mock-server/console', { ...process.env, NODE_ENV: 'production' });

const backend = () => vite('packages/mock-server', { ...process.env, NODE_ENV: 'production' });

async function runSteps(steps) {
  for (const [name, step] of steps) {
    console.log(`  building ${name} …`);
    if ((await step()) !== 0) exitWithError(`Building ${name} failed; the reason is above.`);
  }
}

/** Builds the test console where its sources are newer than its build. */
export async function buildConsole() {
  if (isConsoleStale()) await runSteps([['the test console', testConsole]]);
}

/** Builds what runs on a server: the backend with its console, and the start of a site. */
export const buildBackend = () =>
  runSteps([
    ['the backend', backend],
    ['the test console', testConsole],
    ['the start of a site', site],
  ]);

export const buildApp = (...markets) => runSteps(markets.flatMap(stepsOf));

export async function build(...markets) {
  // Wrong settings are refused before anything is built.
  const steps = markets.flatMap(stepsOf);
  await buildBackend();
  await runSteps(steps);
}

if (isStarted(import.meta.url)) {
  const text = { type: 'string' };
  const { market, brand, as } = readFlags({ market: text, brand: text, as: text });
  if (brand !== undefined) process.env.VITE_BRAND = brand;
  if (as !== undefined) process.env.WALLET_BUILD = as;
  await build(market ?? process.env.VITE_MARKET ?? 'thailand');
}
