import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { buildWhileTesting, startBuilt } from './process.fixture.ts';

buildWhileTesting();

describe('the process', () => {
  it.each([
    ['an unknown flag', ['--bogus'], /^Unknown option '--bogus'; --help lists the flags\.\n$/],
    ['an unknown scenario', ['--scenario', 'nothing'], /^No scenario nothing; there is default, .*\n$/],
    ['an unknown word', ['lisst'], /^The commands are list, run NAME\|FILE and schema; .*\n$/],
    [
      'an unknown parameter',
      ['--param', 'a=b'],
      /^The scenario default has no parameter a; it has none\.\n$/,
    ],
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
    ['no built app', ['--port', '0', '--app', 'src'], /^There is no built app in .*: build it first\.\n$/],
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

  it('does not start in production', async () => {
    const { output, ended } = startBuilt(['--port', '0'], { NODE_ENV: 'production' });
    expect(await ended).toBe(2);
    expect(output.err).toMatch(/^This is a simulator and NODE_ENV is production: .*--allow-production.*\n$/);
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

  it.each([['list'], ['schema'], ['--help']])('exits silently on a closed pipe: %s', async (word) => {
    const { child, output, ended } = startBuilt([word]);
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
