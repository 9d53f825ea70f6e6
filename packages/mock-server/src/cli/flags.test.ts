import { describe, expect, it } from 'vitest';
import { ControlError } from '../world/control-error.ts';
import { readFlags } from './flags.ts';

const usual = {
  port: 4000,
  host: '127.0.0.1',
  market: undefined,
  scenario: undefined,
  params: {},
  seed: undefined,
  dataDirectory: undefined,
  appDirectory: undefined,
  allowedHosts: [],
  allowedOrigins: [],
  controlFrom: [],
  team: undefined,
  trustedProxies: [],
  idleMinutes: 30,
  maxWorlds: 200,
  historyEntries: 20_000,
  isLogged: false,
  isQuiet: false,
  isCheck: false,
  isGoBack: false,
};

describe('flags', () => {
  it('have defaults', () => {
    expect(readFlags([], {})).toEqual({ words: [], flags: usual });
  });

  it('may be environment variables, and typed flags take precedence', () => {
    const environment = {
      MOCK_PORT: '5000',
      MOCK_MARKET: 'laos',
      MOCK_ALLOW_HOST: 'one.test two.test',
      MOCK_ALLOW_ORIGIN: 'https://app.test',
      MOCK_ALLOW_CONTROL_FROM: '10.0.0.0/8 fd00::/8',
      MOCK_TRUST_PROXY: '10.1.0.0/16',
      MOCK_IDLE_MINUTES: '720',
      MOCK_MAX_WORLDS: '5',
      MOCK_HISTORY: '0',
      MOCK_QUIET: 'on',
      MOCK_DATA: '',
    };
    const flags = {
      ...usual,
      port: 6000,
      market: 'laos',
      allowedHosts: ['one.test', 'two.test'],
      allowedOrigins: ['https://app.test'],
      controlFrom: ['10.0.0.0/8', 'fd00::/8'],
      trustedProxies: ['10.1.0.0/16'],
      idleMinutes: 720,
      maxWorlds: 5,
      historyEntries: 0,
      isQuiet: true,
    };
    expect(readFlags(['--port', '6000'], environment)).toEqual({ words: [], flags });
  });

  it.each([
    [
      ['--allow-origin', 'app.test'],
      {},
      '--allow-origin takes an origin, not app.test: https://app.example is one.',
    ],
    [['--allow-host', 'https://box.test'], {}, '--allow-host takes a name without scheme and port'],
    [['--allow-host', 'box.test:4000'], {}, '--allow-host takes a name without scheme and port'],
    [['--allow-control-from', '10.0.0.1'], {}, '--allow-control-from takes a network as 192.168.1.0/24'],
    [['--trust-proxy', '10.0.0.1'], {}, '--trust-proxy takes a network as 192.168.1.0/24, not 10.0.0.1.'],
    [[], { MOCK_QUIET: 'yes' }, 'MOCK_QUIET is either on or unset, not yes.'],
    [
      ['--upstream', 'staging'],
      {},
      '--upstream takes an address such as https://staging.example, not staging.',
    ],
    [
      ['--upstream', 'https://me:hush!hush@staging.example'],
      {},
      '--upstream takes an address such as https://staging.example, not https://[token]@staging.example.',
    ],
    [
      [],
      { MOCK_UPSTREAM: 'https://:hush@staging.example' },
      '--upstream takes an address such as https://staging.example, not https://[token]@staging.example.',
    ],
    [['--records', 'x'], {}, '--records needs --upstream.'],
    [[], { MOCK_PROT: '5000' }, 'MOCK_PROT is unknown: did you mean MOCK_PORT?'],
  ])('are rejected with the expected format: %j %j', (args, environment, sentence) => {
    expect(() => readFlags(args, environment)).toThrow(sentence);
  });

  it('may follow the -- of pnpm and npm', () => {
    const typed = '-- run qr-paid --port 5000 -- --param delay=5s --allow-host Box.Test';
    expect(readFlags(typed.split(' '), {})).toEqual({
      words: ['run', 'qr-paid'],
      flags: { ...usual, port: 5000, params: { delay: '5s' }, allowedHosts: ['box.test'] },
    });
  });

  it('forward to an upstream, with a record where a folder is given', () => {
    const url = 'https://staging.example/base';
    expect(readFlags(['--upstream', url], {})).toMatchObject({ flags: { upstream: { url } } });
    expect(readFlags(['--upstream', url, '--records', 'seen'], {})).toMatchObject({
      flags: { upstream: { url, records: 'seen' } },
    });
  });

  it('resolve localhost to one address', () => {
    expect(readFlags(['--host', 'localhost'], {})).toMatchObject({ flags: { host: '127.0.0.1' } });
  });

  it.each([['--help'], ['-h'], ['help'], ['--port', '5000', '--help']])('print the help: %s', (...args) => {
    expect(readFlags(args, { NODE_ENV: 'production' })).toBe('help');
  });

  it.each(['production', 'Production', 'prod'])('require --allow-production in %s', (name) => {
    const environment = { NODE_ENV: name };
    expect(() => readFlags([], environment)).toThrow('--allow-production');
    expect(readFlags(['--allow-production'], environment)).toMatchObject({ words: [] });
  });

  it.each([
    [['--port', '99999'], '--port takes a whole number from 0 to 65535, not 99999.'],
    [['--port'], "Option '--port <value>' argument missing; --help lists the flags."],
    [['--port', '-5'], "Option '--port' argument is ambiguous; --help lists the flags."],
    [['--idle-minutes', '0'], '--idle-minutes takes a whole number from 1 to 525600, not 0.'],
    [['--max-worlds', '10001'], '--max-worlds takes a whole number from 1 to 10000, not 10001.'],
    [['--history', '20001'], '--history takes a whole number from 0 to 20000, not 20001.'],
    [['--go-back'], '--go-back needs --data.'],
    [['--go-back', '--data', 'state', '--check'], '--go-back changes the folder: omit --check.'],
    [['--at', '3'], '--at belongs to a file: open FILE --at N.'],
    [
      ['open', 'world.json', '--scenario', 'qr-paid'],
      'open serves the world of its file: omit --scenario and --seed.',
    ],
    [['--expect', '{}'], '--expect belongs to a file: bisect FILE --expect JSON.'],
    [['--prot', '1'], "Unknown option '--prot', did you mean --port? --help lists the flags."],
    [['--bogus'], "Unknown option '--bogus'; --help lists the flags."],
    [['--market', 'mars'], '--market is one of thailand, laos, not mars.'],
    [['--param', 'note'], '--param takes NAME=VALUE, not note.'],
    [['--data='], '--data is empty; --help lists the flags.'],
  ])('reject %j in one sentence', (args, sentence) => {
    expect(() => readFlags(args, {})).toThrow(new ControlError('invalid', sentence));
  });
});
