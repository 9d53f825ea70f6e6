/** A folder after its process ended in a way of its own: killed and not collected, or by a disk that is full. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answering, buildWhileTesting, flagsOver, startByShell, startKept } from '../process.fixture.ts';
import { Load } from './load.fixture.ts';
import { sampleFolder } from './persistence.fixture.ts';

buildWhileTesting();

const isZombie = (pid: number): boolean =>
  readdirSync(`/proc/${pid}/task`).length === 1 && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

test.runIf(existsSync('/proc/self/stat'))(
  'a killed process holds its folder no longer, even while its parent has not asked for its end',
  async () => {
    const directory = sampleFolder();
    const script = '"$@" & echo "pid $!"; exec sleep 600';
    const { output } = await answering(startByShell(script, flagsOver(directory)));
    const pid = Number(/^pid (\d+)$/m.exec(output.out)?.[1]);
    process.kill(pid, 'SIGKILL');
    while (!isZombie(pid)) await new Promise((resolve) => setImmediate(resolve));
    const { child, ended } = await startKept(directory);
    child.kill();
    expect(await ended).toBe(0);
  },
);

test('a folder that the process made is for its owner alone', async () => {
  const directory = join(sampleFolder(), 'made');
  const { child, ended } = await startKept(directory);
  child.kill();
  expect(await ended).toBe(0);
  const modeOf = (path: string): number => statSync(path).mode & 0o777;
  expect(modeOf(directory)).toBe(0o700);
  for (const name of readdirSync(directory))
    expect([name, modeOf(join(directory, name))]).toEqual([name, 0o600]);
});

test('a disk that takes no more ends the process, and everything that was answered is kept', async () => {
  const directory = sampleFolder();
  // Files may have 2 MB: enough to begin, and too little for the log of what follows.
  const script = `ulimit -f 4096; trap '' XFSZ; exec "$@"`;
  const load = new Load();
  const { address, output, ended } = await answering(startByShell(script, flagsOver(directory)));
  await load.begin(address);
  await Promise.all(Array.from({ length: 6 }, () => load.client(() => undefined)));
  expect(await ended).toBe(1);
  expect(output.err).toBe(
    `Nothing can be kept in ${directory} any more: the disk reports an error. The simulator stops: what it answered is kept, what it did not answer may not be.\n`,
  );
  expect(load.answered).toBeGreaterThan(0);
  const again = await startKept(directory);
  await load.check(again.address);
  again.child.kill();
  expect(await again.ended).toBe(0);
});
