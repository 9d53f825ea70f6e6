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
const isAsking = flags.some((flag) => /^(?:--help|-h|--check|help|list|run|schema)$/.test(flag));
if (process.exitCode === 0 && !isAsking) {
  await buildApp(market);
  // This process becomes the one that serves everything: whoever stops it has stopped all.
  process.argv.splice(2, flags.length, '--app', appFolder(market), ...told);
  await import(new URL(`../${backend}`, import.meta.url).href);
}
