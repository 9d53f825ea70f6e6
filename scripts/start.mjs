/** `npm start`: installs, builds and serves the app and the mock backend as one process on one origin. */
import { appFolder, buildApp, buildBackend } from './build.mjs';
import { flagsTakenByNpm, readFlag } from './flags.mjs';
import { exitWithError, install, needNode, run } from './pnpm.mjs';

needNode();
const flags = process.argv.slice(2);

const taken = flagsTakenByNpm(process.env);
if (taken.length > 0)
  exitWithError(`npm does not pass on ${taken.join(' and ')}. Add two dashes: npm start -- ${taken[0]} …`);

const market = readFlag(flags, 'market') ?? process.env.VITE_MARKET ?? 'thailand';
if (!['thailand', 'laos'].includes(market))
  exitWithError(`Unknown market "${market}". Use --market thailand or --market laos.`);

console.log('Player wallet: installing packages …');
await install();
await buildBackend();
const backend = 'packages/mock-server/dist/main.js';
// The world, a stored one too, must have the market of the app.
const args = ['--market', market, ...flags];
// Invalid flags are reported before the build starts.
process.exitCode = await run('node', [backend, '--check', ...args]);
const isInfoOnly = flags.some((flag) => /^(?:--help|-h|--check|help|list|run|schema)$/.test(flag));
if (process.exitCode === 0 && !isInfoOnly) {
  await buildApp(market);
  // This process becomes the server, so that one signal stops everything.
  process.argv.splice(2, flags.length, '--app', appFolder(market), ...args);
  await import(new URL(`../${backend}`, import.meta.url).href);
}
