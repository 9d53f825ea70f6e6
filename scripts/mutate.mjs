/**
 * `pnpm mutate [PATTERN]`: applies each mutant of `checks/breaks.json` in memory, runs its tests, and prints the test that
 * fails. Ends with 1 when a mutant survives.
 */
import { readFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';
import { isStarted, root } from './pnpm.mjs';

/** Runs test files. Resolves to the failed tests, and to the reason why tests could not be loaded. */
async function run(vitest, specifications) {
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const modules = specifications.map(({ testModule }) => testModule);
  const failed = modules.flatMap(({ children }) => [...children.allTests('failed')]);
  const [error] = [...modules.flatMap((module) => module.errors()), ...unhandledErrors];
  return { failed: failed.map(({ fullName }) => fullName), error };
}

/** Runs the tests of a mutant. Resolves to the test that notices it, or to the reason why there is none. */
async function testMutant(vitest, { file, search, replacement }, specifications) {
  const path = `${root}${file}`;
  const found = readFileSync(path, 'utf8').split(search).length - 1;
  if (found !== 1) return { problem: `its text occurs ${found} times in ${file}` };
  process.env.BREAK = JSON.stringify({ file, search, replacement });
  vitest.invalidateFile(path);
  const { failed, error } = await run(vitest, specifications);
  delete process.env.BREAK;
  vitest.invalidateFile(path);
  if (failed.length > 0) return { killedBy: failed[0] };
  return { problem: error ? `its tests could not be loaded: ${error.message}` : 'no test failed' };
}

/** Tests every mutant whose description or file matches. Resolves to the number of survivors. */
export async function mutate(pattern = '') {
  const mutants = JSON.parse(readFileSync(`${root}checks/breaks.json`, 'utf8')).filter(({ what, file }) =>
    new RegExp(pattern).test(`${what} ${file}`),
  );
  const vitest = await createVitest('test', {
    root,
    watch: false,
    silent: true,
    reporters: [{}],
    testTimeout: 300_000,
    project: ['contract', 'ui', 'app', 'app-reset', 'mock-server'],
  });
  const all = await vitest.globTestSpecifications();
  const specificationsOf = ({ tests }) =>
    all.filter(({ moduleId }) => tests.some((test) => moduleId === `${root}${test}`));
  const packages = {};
  try {
    const { failed, error } = await run(vitest, [...new Set(mutants.flatMap(specificationsOf))]);
    if (failed.length > 0 || error)
      throw new Error(`Tests fail without a mutant: ${failed[0] ?? error.message}`);
    for (const mutant of mutants) {
      const start = performance.now();
      const { killedBy, problem } = await testMutant(vitest, mutant, specificationsOf(mutant));
      console.log(`${problem ? '✗' : '✓'} ${mutant.what} (${mutant.file})\n    ${problem ?? killedBy}`);
      const counts = (packages[mutant.file.split('/')[1]] ??= { mutants: 0, killed: 0, seconds: 0 });
      counts.mutants += 1;
      counts.killed += problem ? 0 : 1;
      counts.seconds += (performance.now() - start) / 1000;
    }
  } finally {
    await vitest.close();
    process.exitCode = 0;
  }
  let survivors = 0;
  for (const [name, { mutants: count, killed, seconds }] of Object.entries(packages)) {
    console.log(`${name}: ${killed} of ${count} mutants killed in ${seconds.toFixed(0)} s`);
    survivors += count - killed;
  }
  return survivors;
}

if (isStarted(import.meta.url)) process.exitCode = (await mutate(process.argv[2])) === 0 ? 0 : 1;
