/** Builds app and backend into their dist folders: `node scripts/build.mjs [--market laos]`. */
import { readFlag } from './flags.mjs';
import { giveUp, root, run, tool } from './pnpm.mjs';

/** Builds what one market's players get, and the backend that serves it. */
export async function build({ market = 'thailand' } = {}) {
  const env = { ...process.env, VITE_MARKET: market, NODE_ENV: 'production' };
  const app = `${root}packages/app`;
  const steps = [
    ['the app', () => tool('vite', ['build', '--logLevel', 'warn'], { cwd: app, env })],
    ['the first pages', () => run('node', ['prerender.mjs'], { cwd: app, env })],
    [
      'the backend',
      () => tool('vite', ['build', '--logLevel', 'warn'], { cwd: `${root}packages/mock-server`, env }),
    ],
  ];
  for (const [name, step] of steps) {
    console.log(`  building ${name} …`);
    if ((await step()) !== 0) giveUp(`Building ${name} failed; the reason is above.`);
  }
}

if (import.meta.url === `file://${process.argv[1]}`) {
  await build(readFlag(process.argv.slice(2), 'market') ?? 'thailand');
}
