/**
 * `pnpm mutate [WORDS]`: breaks the program on purpose, one break of `checks/breaks.json` at a time and in memory alone,
 * and runs the tests that should notice. Tells which test did. Ends with 1 where a break survives.
 */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isStarted, root, tool } from './pnpm.mjs';

/** Breaks tried at once. */
const lanes = 2;

/** The project of a package's tests. Files that replace modules are in a project of their own. */
const projectsOf = (file) => {
  const name = file.split('/')[1];
  return name === 'app' ? ['app', 'app-alone'] : [name];
};

/** Runs the tests of a break; resolves to the name of the first test that failed, or to why there is none. */
async function tryOne(one, index) {
  const { file, search, replacement, tests } = one;
  const found = readFileSync(`${root}${file}`, 'utf8').split(search).length - 1;
  if (found !== 1) return { problem: `its text is in ${file} ${found} times` };
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
    if (failed) return { noticedBy: failed.fullName };
    const unread = testResults.find(({ status }) => status === 'failed');
    if (unread) return { problem: `its tests cannot be read: ${unread.message.split('\n', 1)[0]}` };
    return { problem: 'no test noticed it' };
  } catch {
    return { problem: 'its tests did not run' };
  } finally {
    rmSync(report, { force: true });
  }
}

/** Tries every break whose words or file hold the text; resolves to how many were not noticed. */
export async function mutate(wanted = '') {
  const breaks = JSON.parse(readFileSync(`${root}checks/breaks.json`, 'utf8')).filter(({ what, file }) =>
    `${what} ${file}`.includes(wanted),
  );
  const queue = [...breaks.entries()];
  let survived = 0;
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, one] = next;
      const { noticedBy, problem } = await tryOne(one, index);
      if (problem) survived += 1;
      console.log(`${problem ? '✗' : '✓'} ${one.what} (${one.file})\n    ${problem ?? noticedBy}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  console.log(`\n${breaks.length - survived} of ${breaks.length} breaks noticed`);
  return survived;
}

if (isStarted(import.meta.url)) process.exitCode = (await mutate(process.argv[2])) === 0 ? 0 : 1;
