/** `npm start`: installs, builds and serves the app and the mock backend as one process on one origin. */
import { appFolder, buildApp, buildBackend } from './build.mjs';
import { keptByNpm, readFlag } from './flags.mjs';
import { giveUp, install, needNode, run } from './pnpm.mjs';

needNode();
const flags = process.argv.slice(2);

const kept = keptByNpm(process.env);
if (kept.length > 0)
  giveUp(
    `npm kept ${kept.join(' and ')} for itself: put two dashes in front, as in npm start -- ${kept[0]} …`,
  );

const market = readFlag(flags, 'market') ?? 'thailand';
if (!['thailand', 'laos'].includes(market))
  giveUp(`There is no market "${market}": say --market thailand or --market laos.`);

console.log('Player wallet: installing packages …');
await install();
await buildBackend();
const backend = 'packages/mock-server/dist/main.js';
// The app is of one market, so the world has to be, also one that was kept.
const told = ['--market', market, ...flags];
// What cannot start is said before the app is built.
process.exitCode = await run('node', [backend, '--check', ...told]);
const isAsking = flags.some((flag) => ['--help', '-h', '--check'].includes(flag));
if (process.exitCode === 0 && !isAsking) {
  await buildApp(market);
  // One process serves everything; it prints the addresses, and it is the one to stop.
  process.exitCode = await run('node', [backend, '--app', appFolder(market), ...told]);
}
