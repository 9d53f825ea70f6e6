/** `npm start`: installs, builds and serves the app and the mock backend as one process on one origin. */
import { appFolder, build } from './build.mjs';
import { readFlag } from './flags.mjs';
import { giveUp, install, needNode, run } from './pnpm.mjs';

needNode();
const flags = process.argv.slice(2);

const market = readFlag(flags, 'market') ?? 'thailand';
if (!['thailand', 'laos'].includes(market))
  giveUp(`There is no market "${market}": say --market thailand or --market laos.`);

console.log('Player wallet: installing packages …');
await install();
await build(market);
// One process serves everything; it prints the addresses, and it is the one to stop.
process.exitCode = await run('node', [
  'packages/mock-server/dist/main.js',
  '--app',
  appFolder(market),
  // The app is of one market, so the world has to be, also one that was kept.
  '--market',
  market,
  ...flags,
]);
