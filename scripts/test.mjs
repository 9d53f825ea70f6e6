/**
 * `npm test`: installs what it needs, finds a Chromium and runs the tests; with `-- --all` also those for the night.
 * Ends with `N passed, N failed`.
 */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { install, needNode, root, tool } from './pnpm.mjs';

needNode();
console.log('Player wallet: installing packages …');
await install();

const { check, tell } = await import('./check.mjs');
const { findChromium } = await import('./chromium.mjs');
const { findNginx } = await import('./nginx.mjs');

const hasNginx = findNginx();

const total = await check();

console.log('\n▶ browser tests');
const report = `${tmpdir()}/wallet-e2e-${process.pid}.json`;
const chromium = await findChromium();
const code = await tool('playwright', ['test', '--reporter=line,json'], {
  cwd: `${root}e2e`,
  env: {
    ...process.env,
    E2E_NGINX: hasNginx ? 'yes' : 'no',
    ...(chromium && { CHROME_PATH: chromium }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  },
});
try {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += stats.expected;
  total.failed += stats.unexpected + stats.flaky + stats.skipped;
  if (code !== 0 && stats.unexpected === 0) total.failed += 1;
} catch {
  total.failed += 1;
}
rmSync(report, { force: true });
tell(total);
