/** Data folders after a crash of the process: a zombie, or a full disk. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  listening,
  buildWhileTesting,
  flagsWithData,
  startByShell,
  startWithData,
} from '../process.fixture.ts';
import { Load } from './load.fixture.ts';
import { sampleFolder } from './persistence.fixture.ts';

buildWhileTesting();

const isZombie = (pid: number): boolean =>
  readdirSync(`/proc/${pid}/task`).length === 1 && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

test.runIf(existsSync('/proc/self/stat'))(
  'a killed process releases its folder, even as a zombie',
  async () => {
    const directory = sampleFolder();
    const script = '"$@" & echo "pid $!"; exec sleep 600';
    const { output } = await listening(startByShell(script, flagsWithData(directory)));
    const pid = Number(/^pid (\d+)$/m.exec(output.out)?.[1]);
    process.kill(pid, 'SIGKILL');
    while (!isZombie(pid)) await new Promise((resolve) => setImmediate(resolve));
    const { child, ended } = await startWithData(directory);
    child.kill();
    expect(await ended).toBe(0);
  },
);

test('only the owner may read a created folder', async () => {
  const directory = join(sampleFolder(), 'made');
  const { child, ended } = await startWithData(directory);
  child.kill();
  expect(await ended).toBe(0);
  const modeOf = (path: string): number => statSync(path).mode & 0o777;
  expect(modeOf(directory)).toBe(0o700);
  for (const name of readdirSync(directory))
    expect([name, modeOf(join(directory, name))]).toEqual([name, 0o600]);
});

test('a full disk ends the process, and every request with a response is stored', async () => {
  const directory = sampleFolder();
  // The limit of 2 MB per file suffices for the start, but not for the log.
  const script = `ulimit -f 4096; trap '' XFSZ; exec "$@"`;
  const load = new Load();
  const { address, output, ended } = await listening(startByShell(script, flagsWithData(directory)));
  await load.begin(address);
  await Promise.all(Array.from({ length: 6 }, () => load.client(() => undefined)));
  expect(await ended).toBe(1);
  expect(output.err).toBe(
    `The worlds cannot be stored in ${directory} any more: the disk reports an error. The simulator stops. Every request with a response is stored; the others may be lost.\n`,
  );
  expect(load.responded).toBeGreaterThan(0);
  const again = await startWithData(directory);
  await load.check(again.address);
  again.child.kill();
  expect(await again.ended).toBe(0);
});
