/** `pnpm check [--all]`: runs all checks except the browser tests. The last line is `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { timed } from './cpu-time.mjs';
import { isStarted, root, run, tool } from './pnpm.mjs';

// The tests expect the builds of the demo, without a developer’s settings.
process.env.WALLET_ENV_FILE = 'off';

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/**
 * The TypeScript programs. Packages of one environment share a program, which infers the types of the contract once.
 * Code for both environments must not use the types of either, so it has its own programs.
 */
const programs = scripts.types.split(' && ').map((command) => command.split(' ').at(-1));

/** Whether the nightly tests run, too. */
const hasAll = process.argv.includes('--all');

const report = `${tmpdir()}/wallet-unit-${process.pid}.json`;

/** The first line of an error's text. */
export const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n', 1)[0];

/** A step that passes or fails as a whole. */
const asStep = (run) => async () =>
  (await run()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Returns the failed tests of Vitest's report, with the first line of each error. */
const failedTests = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [`${file}: ${firstLine(message)}`];
    return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });

/** A step of one command that takes one core. */
const command = (name, ...args) => asStep(() => tool(name, args, { isBuffered: true }));

/** A step of one command that is a script of `package.json`. */
const script = (name) => command(...scripts[name].split(' '));

/** The unit tests, in Node or another version of it. The slow nightly ones run with `--all` only. */
const unit = async (node = 'node', isNightly = hasAll) => {
  const code = await run(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...(isNightly ? [] : ['--project=!nightly*']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
      '--silent=passed-only',
    ],
    { env: { ...process.env, ...(isNightly && { PROPERTY_TESTS: 'random' }) } },
  );
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    const { numPassedTests: passed, numFailedTests } = results;
    return { passed, failed: Math.max(numFailedTests, code ? 1 : 0), failures: failedTests(results) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(report, { force: true });
  }
};

/** The unit tests in the Node of the images, which the package `node` of the registry has. */
const unitInImage = async () => {
  const [, version] = /^FROM node:(\d+)/m.exec(readFileSync(`${root}deploy/mock.Dockerfile`, 'utf8'));
  const inPackage = ['-y', '-p', `node@${version}`, 'node'];
  const settings = { encoding: 'utf8', shell: process.platform === 'win32' };
  const [path, found] = ['process.execPath', 'process.versions.node'].map((value) =>
    spawnSync('npx', [...inPackage, '-p', value], settings).stdout?.trim(),
  );
  if (found?.startsWith(`${version}.`)) return unit(path, false);
  console.error(
    `The package node@${version} of the registry starts no Node ${version}: ${found || 'no output'}.`,
  );
  return { passed: 0, failed: 1 };
};

/** One checker: more of them read the same types again. */
const typesOf = (name) => [`types of ${name}`, command('tsc', '-p', name, '--checkers', '1')];

/** The browser program needs the route tree, which the build generates. */
const [browser, ...others] = programs;

/** Steps of one round are independent. The longest are first. */
const rounds = [
  [
    [
      'build',
      // A failed build ends its process.
      asStep(
        async () =>
          (await run('node', ['scripts/build.mjs', '--market', 'thailand', '--market', 'laos'])) ||
          run('node', ['scripts/build-preview.mjs', '--app-only', '--market', 'thailand']),
      ),
    ],
    ['stories', asStep(() => tool('ladle', ['build'], { cwd: `${root}packages/ui`, isBuffered: true }))],
    ['lint', script('lint')],
    ...others.map(typesOf),
    ['format', script('format')],
    ['unused code', script('unused')],
    ['boundaries', script('boundaries')],
  ],
  [
    typesOf(browser),
    ['bundle size', asStep(() => run('node', ['scripts/size.mjs']))],
    ['unit tests', () => unit()],
  ],
  ...(hasAll ? [[['unit tests in the Node of the images', unitInImage]]] : []),
];

/** Runs all steps, two at a time, after a failed one too. Resolves to the counts. */
export async function check() {
  const total = { passed: 0, failed: 0, failures: [] };
  const work = async (queue) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, step] = next;
      if (queue.length === 0) console.log(`\n▶ ${name}`);
      const { result, duration } = await timed(step);
      total.passed += result.passed;
      total.failed += result.failed;
      if (result.failed > 0) total.failures.push(name, ...(result.failures ?? []));
      console.log(`${result.failed === 0 ? '✓' : '✗'} ${name} (${duration})`);
    }
  };
  for (const round of rounds) {
    const queue = [...round];
    await Promise.all([work(queue), work(queue)]);
  }
  return total;
}

/** Prints the failed steps and tests, so that the end of a log names them, then the counts. Sets the exit code. */
export const printTotal = ({ passed, failed, failures }) => {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

if (isStarted(import.meta.url)) printTotal(await check());
