/**
 * `npm test`: installs the packages, finds a Chromium and runs all tests, with `-- --all` the nightly ones too. The last
 * line is `N passed, N failed`.
 */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { install, needNode, root, tool } from './pnpm.mjs';

needNode();
console.log('Player wallet: installing packages …');
await install();

const { check, firstLine, printTotal } = await import('./check.mjs');
const { findChromium } = await import('./chromium.mjs');
const { timedAlone } = await import('./cpu-time.mjs');
const { findNginx } = await import('./nginx.mjs');

const hasNginx = findNginx();

const total = await check();

const chromium = await findChromium();

/** Returns the tests of a suite of Playwright's report that did not pass, with the first line of each error. */
const failedTests = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `${file}:${line} › ${title}: ${firstLine(error?.message)}`;
    }),
  ...suites.flatMap(failedTests),
];

/** Runs the browser tests of a configuration and adds their counts. */
async function runInBrowser(name, ...args) {
  console.log(`\n▶ ${name}`);
  const report = `${tmpdir()}/wallet-e2e-${process.pid}.json`;
  // GitHub uploads it beside the traces.
  const reporters = process.env.E2E_TRACE ? 'line,json,html' : 'line,json';
  const settings = {
    cwd: `${root}e2e`,
    env: {
      ...process.env,
      E2E_NGINX: hasNginx ? 'yes' : 'no',
      E2E_ALL: process.argv.includes('--all') ? 'yes' : 'no',
      ...(chromium && { CHROME_PATH: chromium }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_HTML_OPEN: 'never',
      PLAYWRIGHT_HTML_OUTPUT_DIR: `${root}playwright-report/${name.replaceAll(' ', '-')}`,
    },
  };
  const { result: code, duration } = await timedAlone(() =>
    tool('playwright', ['test', `--reporter=${reporters}`, ...args], settings),
  );
  if (code !== 0) total.failures.push(name);
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    const { stats } = results;
    total.failures.push(...failedTests(results));
    total.passed += stats.expected;
    total.failed += stats.unexpected + stats.flaky + stats.skipped;
    if (code !== 0 && stats.unexpected === 0) total.failed += 1;
  } catch {
    total.failed += 1;
  }
  rmSync(report, { force: true });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${duration})`);
}

await runInBrowser('every story in three languages', '--config', 'stories/playwright.config.ts');
await runInBrowser('the preview below a path', '--config', 'preview/playwright.config.ts');
await runInBrowser('browser tests');
await runInBrowser('journeys in other engines', '--config', 'engines/playwright.config.ts');
printTotal(total);
