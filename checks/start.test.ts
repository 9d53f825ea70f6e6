import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));

/** What `npm start` says before it installs anything; what npm keeps of the flags comes in the environment. */
function start(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, out: stdout, error: stderr.trim() };
}

describe('npm start', () => {
  it.each([
    [
      'a port',
      { npm_config_port: 'true' },
      '✗ npm kept --port for itself: put two dashes in front, as in npm start -- --port …',
    ],
    [
      'two flags',
      { npm_config_allow_host: 'true', npm_config_market: 'laos' },
      '✗ npm kept --market and --allow-host for itself: put two dashes in front, as in npm start -- --market …',
    ],
  ])('misses flags that npm kept for itself: %s', (_name, environment, error) => {
    expect(start(['5000'], environment)).toEqual({ status: 1, out: '', error });
  });

  it('knows the markets', () => {
    expect(start(['--market', 'mars'])).toEqual({
      status: 1,
      out: '',
      error: '✗ There is no market "mars": say --market thailand or --market laos.',
    });
  });
});
