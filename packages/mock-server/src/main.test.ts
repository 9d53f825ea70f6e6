import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createListener } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from './cli/commands.ts';
import { createControl } from './control/control-client.ts';
import { Load } from './persistence/load.fixture.ts';
import { openSample, sampleFolder } from './persistence/persistence.fixture.ts';
import { buildWhileTesting, flagsWithData, listening, startBuilt, startByShell } from './process.fixture.ts';
import { worldRules } from './scenario/origins.ts';
import { createServer } from './server.ts';

buildWhileTesting();

describe('the process', () => {
  it('suggests another port when the port is in use', async () => {
    const other = createListener().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { output, ended } = startBuilt(['--port', String(port)]);
    expect(await ended).toBe(2);
    expect(output.err).toBe(
      `Port ${port} is in use: stop what uses it, or choose another with --port ${port + 1}.\n`,
    );
    other.close();
  });

  it('exits silently on a closed pipe', async () => {
    const { child, output, ended } = startBuilt(['schema']);
    child.stdout.destroy();
    expect([await ended, output.err]).toEqual([0, '']);
  });

  it('checks with --check whether it can start, without changes', async () => {
    const folder = join(tmpdir(), `mock-checked-${process.pid}`);
    const { output, ended } = startBuilt(['--port', '0', '--check', '--data', folder]);
    expect([await ended, output.out, output.err]).toEqual([0, '', '']);
    expect(existsSync(folder)).toBe(false);
  });

  it.each([
    ['before a real backend', ['--upstream', 'http://127.0.0.1:9']],
    ['in a world without them', ['--scenario', 'empty']],
  ])('prints no demo members %s', async (_where, flags) => {
    const { child, output } = startBuilt(['--port', '0', ...flags]);
    await once(child.stdout, 'data');
    expect(output.out).toContain('/_mock/console');
    expect(output.out).not.toContain(demoPhones.rich);
    expect(output.out).not.toContain(demoPassword);
  });
});

it('opens the file of a world, prints addresses and members, and stops on a signal; bisect finds a mistake', async () => {
  const server = await createServer();
  onTestFinished(() => server.close());
  const world = createControl({ baseUrl: await server.listen() }).worlds.of('default');
  const { member } = await world.members.read(demoPhones.rich);
  const adjust = { account: `wallet:${member.id}`, amount: -1, reason: 'a test' };
  for (let step = 0; step < 10; step++) await world.members.signIn(demoPhones.rich);
  const { stateHash } = await world.read();
  await world.ledger.adjust(adjust);
  await world.members.signIn(demoPhones.rich);

  const directory = mkdtempSync(join(tmpdir(), 'world-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'world.json');
  writeFileSync(file, JSON.stringify(await world.exportFile()));
  const flags = ['--at', '9', '--port', '0', '--host', '0.0.0.0'];
  const { child, output, ended } = startBuilt(['open', file, ...flags]);
  await once(child.stdout, 'data');
  for (const words of ['/_mock/console', '/_mock/reference', '/_mock/v1', demoPassword, demoPhones.rich])
    expect(output.out).toContain(words);
  expect(output.out).toMatch(/^Other machines: /m);
  expect(output.out).toContain('--allow-host NAME');
  const baseUrl = /http:\/\/127\.0\.0\.1:\d+/.exec(output.out)?.[0] ?? '';
  const elsewhere = createControl({ baseUrl }).worlds.of('default');
  expect((await elsewhere.read()).stateHash).toBe(stateHash);
  expect(await elsewhere.history()).toEqual({ oldest: 0, newest: 9 });
  child.kill('SIGTERM');
  expect([await ended, output.err]).toEqual([0, '']);

  const balances = [{ member: demoPhones.rich, account: 'wallet', is: 25_000 }];
  const bisect = (expected: unknown) =>
    runCommand({ words: ['bisect', file], params: {}, market: undefined, expect: JSON.stringify(expected) });
  expect(await bisect({ balances })).toEqual({
    isOk: true,
    text: expect.stringMatching(
      /^After entry 10 the expectation fails: control ledger\.adjust, ok, .*\n.*\nbalances: .* it is 24999\nChanged rows:\n {2}table\/ledger /,
    ),
  });
  expect(await bisect({})).toEqual({
    isOk: false,
    text: 'The expectation never fails after it is met.',
  });
});

const isZombie = (pid: number): boolean =>
  readdirSync(`/proc/${pid}/task`).length === 1 && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

it.runIf(existsSync('/proc/self/stat'))(
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

it('a full disk ends the process, and every request with a response is stored', async () => {
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
