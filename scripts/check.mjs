/** `pnpm check`: everything but the browser tests. Ends with `N passed, N failed` over all steps and tests. */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { build } from './build.mjs';
import { isStarted, run, tool } from './pnpm.mjs';

const packages = [
  'packages/contract',
  'packages/mock-server',
  'packages/ui',
  'packages/app',
  'locales',
  'e2e',
  'checks',
];

const eachPackage = async () => {
  // Two at a time: a type checker takes a core for itself.
  const codes = [];
  const queue = [...packages];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) codes.push(await tool('tsc', ['-p', next]));
  };
  await Promise.all([worker(), worker()]);
  return codes.every((code) => code === 0) ? 0 : 1;
};

const report = `${tmpdir()}/wallet-unit-${process.pid}.json`;

/** A step that passes or fails as a whole. */
const whole = (run) => async () =>
  (await run()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const unit = async () => {
  const code = await tool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
    '--silent=passed-only',
  ]);
  try {
    const {
      numPassedTests: passed,
      numFailedTests,
      numFailedTestSuites,
    } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = Math.max(numFailedTests, numFailedTestSuites && code ? 1 : 0, code ? 1 : 0);
    return { passed, failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(report, { force: true });
  }
};

const steps = [
  // First, because it also writes the route tree that the types come from.
  ['build', whole(() => build('thailand', 'laos').then(() => 0))],
  ['bundle size', whole(() => run('node', ['scripts/size.mjs']))],
  ['types', whole(eachPackage)],
  [
    'lint',
    whole(() =>
      tool('eslint', ['.', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '--max-warnings=0']),
    ),
  ],
  ['format', whole(() => tool('prettier', ['--check', '.', '--cache', '--log-level', 'warn']))],
  [
    'boundaries',
    whole(() =>
      tool('depcruise', [
        'packages',
        'locales',
        'e2e',
        'checks',
        '--config',
        'dependency-cruiser.config.mjs',
        '--output-type',
        'err',
      ]),
    ),
  ],
  ['unit tests', unit],
];

/** Runs every step, also after a failed one; resolves to the counts. */
export async function check() {
  const total = { passed: 0, failed: 0 };
  for (const [name, step] of steps) {
    const start = performance.now();
    console.log(`\n▶ ${name}`);
    const { passed, failed } = await step();
    total.passed += passed;
    total.failed += failed;
    console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  return total;
}

/** The closing line that says how it went. */
export const tell = ({ passed, failed }) => {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

if (isStarted(import.meta.url)) tell(await check());
