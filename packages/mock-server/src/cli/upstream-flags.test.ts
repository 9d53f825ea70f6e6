import { describe, expect, it } from 'vitest';
import { readFlags } from './flags.ts';

const upstreamOf = (...args: string[]) => {
  const command = readFlags(args, {});
  return command === 'help' ? undefined : command.flags.upstream;
};

describe('the flags of an upstream', () => {
  it('set the mode check by default, and select calls by name or noun', () => {
    expect(upstreamOf()).toBeUndefined();
    const url = 'https://staging.example/base';
    expect(upstreamOf('--upstream', url)).toEqual({ mode: 'check', url, simulated: [] });
    const simulated = upstreamOf('--upstream', url, '--simulate', 'wallet.read', '--simulate', 'withdraw');
    expect(simulated?.simulated).toEqual([
      'wallet.read',
      'withdraw.limits',
      'withdraw.create',
      'withdraw.createAll',
    ]);
    expect(upstreamOf('--upstream-mode', 'replay', '--records', 'seen')).toEqual({
      mode: 'replay',
      records: 'seen',
      simulated: [],
    });
  });

  it.each([
    [['--upstream', 'staging'], '--upstream takes an address such as https://staging.example, not staging.'],
    [['--upstream', 'https://a:b@staging.example'], '--upstream takes an address'],
    [
      ['--upstream', 'https://x.example', '--upstream-mode', 'guess'],
      '--upstream-mode is one of check, record,',
    ],
    [['--upstream', 'https://x.example', '--upstream-mode', 'record'], 'needs a folder: --records DIR.'],
    [['--upstream', 'https://x.example', '--records', 'x'], '--records belongs to --upstream-mode record'],
    [['--simulate', 'wallet'], '--simulate needs --upstream, too.'],
    [
      ['--upstream', 'https://x.example', '--simulate', 'purse'],
      '--simulate takes a call or a noun, not purse.',
    ],
  ])('are rejected with the expected format: %j', (args, sentence) => {
    expect(() => readFlags(args, {})).toThrow(sentence);
  });
});
