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
const { findNginx } = await import('./nginx.mjs');

const hasNginx = findNginx();
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

/** The browser tests of a configuration, as a step. */
const inBrowser = (name, ...args) => [name, () => runInBrowser(name, args)];

/** Runs browser tests. Resolves to their counts. */
async function runInBrowser(name, args) {
  const report = `${tmpdir()}/wallet-e2e-${process.pid}-${name.replaceAll(' ', '-')}.json`;
  // GitHub uploads it beside the traces.
  const reporters = process.env.E2E_TRACE ? 'line,json,html' : 'line,json';
  const settings = {
    cwd: `${root}e2e`,
    isBuffered: true,
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
  const code = await tool('playwright', ['test', `--reporter=${reporters}`, ...args], settings);
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    const { expected, unexpected, flaky, skipped } = results.stats;
    const failed = unexpected + flaky + skipped;
    return {
      passed: expected,
      failed: code !== 0 && unexpected === 0 ? failed + 1 : failed,
      failures: failedTests(results),
    };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(report, { force: true });
  }
}

printTotal(
  await check(
    inBrowser('browser tests'),
    inBrowser('every story in three languages', '--config', 'stories/playwright.config.ts'),
    inBrowser('the preview below a path', '--config', 'preview/playwright.config.ts'),
    inBrowser('journeys in other engines', '--config', 'engines/playwright.config.ts'),
  ),
);
