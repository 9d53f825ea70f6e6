import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createControl } from './control/control-client.ts';
import { buildWhileTesting, listening, startBuilt } from './process.fixture.ts';

buildWhileTesting();

describe('the process', () => {
  it.each([
    ['an unknown flag', ['--bogus'], /^Unknown option '--bogus'; --help lists the flags\.\n$/],
    [
      'a folder of another program',
      ['--data', 'src'],
      /^\S+src holds \S+, which is not the simulator's: .*\n$/,
    ],
    [
      'a system folder with --check',
      ['--port', '0', '--check', '--data', '/etc'],
      /^\/etc holds \S+, which is not the simulator's: .*\n$/,
    ],
  ])('prints an error in one sentence: %s', async (_name, args, sentence) => {
    const { output, ended } = startBuilt(args);
    expect([await ended, output.out]).toEqual([2, '']);
    expect(output.err).toMatch(sentence);
  });

  it('prints the usage with its command', async () => {
    const { output, ended } = startBuilt(['--help']);
    expect(await ended).toBe(0);
    expect(output.out).toMatch(/^Usage: pnpm mock \[flags\]\n {7}pnpm mock list /);
  });

  it('prints its network addresses and --allow-host', async () => {
    const { child, output, ended } = startBuilt(['--port', '0', '--host', '0.0.0.0']);
    await once(child.stdout, 'data');
    child.kill();
    await ended;
    expect(output.out).toMatch(/^Other machines: /m);
    expect(output.out).toContain('--allow-host NAME');
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
    const other = startBuilt(['--port', '0', '--check', '--scenario', 'qr-paid', '--param', 'delay=soon']);
    expect(await other.ended).toBe(2);
    expect(other.output.err).toMatch(/^"soon" is no duration: .*\n$/);
  });

  it('prints its address and members, and stops on a signal', async () => {
    const { child, output, ended } = startBuilt([
      '--port',
      '0',
      '--market',
      'laos',
      '--',
      '--scenario',
      'otp-off',
    ]);
    await once(child.stdout, 'data');
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output.out)?.[0] ?? '';
    for (const words of ['/_mock/console', '/_mock/docs', '/_mock/v1', demoPassword, demoPhones.rich])
      expect(output.out).toContain(words);
    const answer = await fetch(`${address}/api/lookup/registerOTP`, {
      headers: { 'x-player-client': 'web' },
    });
    expect(await answer.json()).toEqual({ registerOTP: false });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output.err).toBe('');
  });
});

describe('the file of a world', () => {
  const opened = async (args: readonly string[]) => {
    const { child, address, ended } = await listening(startBuilt([...args, '--port', '0', '--quiet']));
    onTestFinished(async () => {
      child.kill();
      await ended;
    });
    return createControl({ baseUrl: address }).worlds.of('default');
  };

  it('opens elsewhere at any entry, and bisect names the entry of a mistake', async () => {
    const world = await opened([]);
    const { member } = await world.members.read(demoPhones.rich);
    const adjust = (amount: number) =>
      world.ledger.adjust({ account: `wallet:${member.id}`, amount, reason: 'a test' });
    for (let step = 0; step < 10; step++) await world.members.signIn(demoPhones.rich);
    const { stateHash } = await world.read();
    await adjust(-1);
    await world.members.signIn(demoPhones.rich);

    const directory = mkdtempSync(join(tmpdir(), 'world-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const file = join(directory, 'world.json');
    writeFileSync(file, JSON.stringify(await world.exportFile()));
    const elsewhere = await opened(['open', file, '--at', '9']);
    expect((await elsewhere.read()).stateHash).toBe(stateHash);
    expect(await elsewhere.history()).toEqual({ oldest: 0, newest: 9 });

    const balances = [{ member: demoPhones.rich, account: 'wallet', is: 25_000 }];
    const bisect = async (expected: unknown) => {
      const { output, ended } = startBuilt(['bisect', file, '--expect', JSON.stringify(expected)]);
      return [await ended, output.out];
    };
    expect(await bisect({ balances })).toEqual([
      0,
      expect.stringMatching(
        /^After entry 10 the expectation fails: control ledger\.adjust, ok, .*\n.*\nbalances: .* it is 24999\nChanged rows:\n {2}table\/ledger /,
      ),
    ]);
    expect(await bisect({})).toEqual([1, 'The expectation never fails after it is met.\n']);
    expect((await bisect({ is: 1 }))[0]).toBe(2);
  });
});
