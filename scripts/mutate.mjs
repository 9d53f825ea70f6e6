/**
 * `pnpm mutate [TEXT]`: applies each mutant of `checks/breaks.json` in memory, runs its tests, and prints the test that
 * fails. Ends with 1 when a mutant survives.
 */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isStarted, root, tool } from './pnpm.mjs';

/** Mutants tested at the same time. */
const workers = 2;

/** Returns the test projects of a package. Tests that mock modules are in a separate project. */
const projectsOf = (file) => {
  const name = file.split('/')[1];
  return name === 'app' ? ['app', 'app-alone'] : [name];
};

/** Runs the tests of a mutant. Resolves to the first failed test, or to the reason why there is none. */
async function tryOne(one, index) {
  const { file, search, replacement, tests } = one;
  const found = readFileSync(`${root}${file}`, 'utf8').split(search).length - 1;
  if (found !== 1) return { problem: `its text occurs ${found} times in ${file}` };
  const report = `${tmpdir()}/wallet-break-${process.pid}-${index}.json`;
  await tool(
    'vitest',
    [
      'run',
      '--bail=1',
      '--testTimeout=30000',
      '--maxWorkers=1',
      '--reporter=json',
      `--outputFile=${report}`,
      ...projectsOf(file).flatMap((name) => ['--project', name]),
      ...tests,
    ],
    {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, BREAK: JSON.stringify({ file, search, replacement }) },
    },
  );
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .find(({ status }) => status === 'failed');
    if (failed) return { killedBy: failed.fullName };
    const broken = testResults.find(({ status }) => status === 'failed');
    if (broken) return { problem: `its tests could not be loaded: ${broken.message.split('\n', 1)[0]}` };
    return { problem: 'no test failed' };
  } catch {
    return { problem: 'its tests did not run' };
  } finally {
    rmSync(report, { force: true });
  }
}

/** Tests every mutant whose description or file contains the text. Resolves to the number of survivors. */
export async function mutate(wanted = '') {
  const breaks = JSON.parse(readFileSync(`${root}checks/breaks.json`, 'utf8')).filter(({ what, file }) =>
    `${what} ${file}`.includes(wanted),
  );
  const queue = [...breaks.entries()];
  let survived = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, one] = next;
      const { killedBy, problem } = await tryOne(one, index);
      if (problem) survived += 1;
      console.log(`${problem ? '✗' : '✓'} ${one.what} (${one.file})\n    ${problem ?? killedBy}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  console.log(`\n${breaks.length - survived} of ${breaks.length} mutants killed`);
  return survived;
}

if (isStarted(import.meta.url)) process.exitCode = (await mutate(process.argv[2])) === 0 ? 0 : 1;
