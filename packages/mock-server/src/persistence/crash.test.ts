/** Data folders after a crash of the process: a zombie, or a full disk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildWhileTesting, flagsWithData, listening, startByShell } from '../process.fixture.ts';
import { worldRules } from '../scenario/origins.ts';
import { createServer } from '../server.ts';
import { Load } from './load.fixture.ts';
import { openSample, sampleFolder } from './persistence.fixture.ts';

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
    const persistence = await openSample(directory, { rules: worldRules(Date.now) });
    expect(persistence.earlier.worlds).toHaveLength(1);
    persistence.close();
  },
);

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
  const again = await createServer({ dataDirectory: directory });
  await load.check(await again.listen());
  await again.close();
});
