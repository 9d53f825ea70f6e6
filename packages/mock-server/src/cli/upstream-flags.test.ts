import { describe, expect, it } from 'vitest';
import { readFlags } from './flags.ts';

const upstreamOf = (...args: string[]) => {
  const command = readFlags(args, {});
  return command === 'help' ? undefined : command.flags.upstream;
};

describe('the flags of an upstream', () => {
  it('set the mode check by default', () => {
    expect(upstreamOf()).toBeUndefined();
    const url = 'https://staging.example/base';
    expect(upstreamOf('--upstream', url)).toEqual({ mode: 'check', url });
    expect(upstreamOf('--upstream-mode', 'replay', '--records', 'seen')).toEqual({
      mode: 'replay',
      records: 'seen',
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
  ])('are rejected with the expected format: %j', (args, sentence) => {
    expect(() => readFlags(args, {})).toThrow(sentence);
  });
});
