import { describe, expect, it } from 'vitest';
import { ControlError } from '../src/world/control-error.ts';
import { readFlags } from './flags.ts';

const base = ['--base-url', 'http://127.0.0.1:4000'];

describe('flags', () => {
  it('have defaults besides the URL', () => {
    expect(readFlags(['--', '--base-url', 'http://127.0.0.1:4000/'], {})).toMatchObject({
      baseUrl: 'http://127.0.0.1:4000',
      socketUrl: 'http://127.0.0.1:4000',
      profile: undefined,
      members: [],
      allowsEffects: false,
      report: 'text',
    });
  });

  it('read passwords from the environment, which no process list shows', () => {
    const environment = { CONFORM_PASSWORD: 'one', CONFORM_SECOND_PASSWORD: 'two' };
    const args = [...base, '--member', '0811111111', '--second-member', '0822222222'];
    expect(readFlags(args, environment)).toMatchObject({
      members: [
        { phone: '0811111111', password: 'one' },
        { phone: '0822222222', password: 'two' },
      ],
    });
  });

  it('allow a backend without a socket', () => {
    expect(readFlags([...base, '--socket-url', 'none'], {})).toMatchObject({ socketUrl: undefined });
  });

  it('allow effects with payouts', () => {
    expect(readFlags([...base, '--allow-payouts'], {})).toMatchObject({
      allowsEffects: true,
      allowsPayouts: true,
    });
  });

  it.each([
    [[], '--base-url takes an address'],
    [['--base-url', 'ftp://files.example'], '--base-url takes an address'],
    [['--base-url', 'https://staging.example?v=2'], '--base-url takes an address'],
    [['--base-url', 'https://:hush@staging.example'], 'not https://[token]@staging.example.'],
    [[...base, '--socket-url', 'https://me:hush!hush@staging.example'], '--socket-url takes an address'],
    [[...base, '--profile', 'live'], '--profile is one of mock, staging, not live.'],
    [[...base, '--report', 'html'], '--report is one of text, junit, json, not html.'],
    [[...base, '--without', 'luck'], '--without is one of'],
    [[...base, '--grep', '('], '--grep takes a regular expression'],
    [[...base, '--member', '0811111111'], 'set CONFORM_PASSWORD'],
  ])('reject %j with a message', (args, sentence) => {
    // A CI system sets a missing secret to an empty text.
    const environment = { CONFORM_PASSWORD: '' };
    expect(() => readFlags(args, environment)).toThrow(ControlError);
    expect(() => readFlags(args, environment)).toThrow(sentence);
  });
});
