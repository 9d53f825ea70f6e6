import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from './cli/commands.ts';
import { createControl } from './control/control-client.ts';
import { buildWhileTesting, listening, startBuilt } from './process.fixture.ts';
import { createServer as createMockServer } from './server.ts';

buildWhileTesting();

describe('the process', () => {
  it('prints a wrong parameter at a check in one sentence', async () => {
    const flags = ['--port', '0', '--check', '--scenario', 'qr-paid', '--param', 'delay=soon'];
    const { output, ended } = startBuilt(flags);
    expect([await ended, output.out]).toEqual([2, '']);
    expect(output.err).toMatch(/^"soon" is no duration: .*\n$/);
  });

  it('suggests another port when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
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

  it('prints its addresses and members, and stops on a signal', async () => {
    const flags = ['--port', '0', '--host', '0.0.0.0', '--market', 'laos', '--', '--scenario', 'otp-off'];
    const { child, output, ended } = startBuilt(flags);
    await once(child.stdout, 'data');
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output.out)?.[0] ?? '';
    for (const words of ['/_mock/console', '/_mock/reference', '/_mock/v1', demoPassword, demoPhones.rich])
      expect(output.out).toContain(words);
    expect(output.out).toMatch(/^Other machines: /m);
    expect(output.out).toContain('--allow-host NAME');
    const answer = await fetch(`${address}/api/lookup/registerOTP`, {
      headers: { 'x-player-client': 'web' },
    });
    expect(await answer.json()).toEqual({ registerOTP: false });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output.err).toBe('');
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

it('opens the file of a world elsewhere at any entry, and bisect names the entry of a mistake', async () => {
  const server = await createMockServer();
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
  const { child, address, ended } = await listening(
    startBuilt(['open', file, '--at', '9', '--port', '0', '--quiet']),
  );
  const elsewhere = createControl({ baseUrl: address }).worlds.of('default');
  expect((await elsewhere.read()).stateHash).toBe(stateHash);
  expect(await elsewhere.history()).toEqual({ oldest: 0, newest: 9 });
  child.kill();
  await ended;

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
