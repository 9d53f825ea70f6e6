import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));

/** Runs `npm start` up to the installation. Flags that npm takes arrive in the environment. */
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
      '✗ npm does not pass on --port. Add two dashes: npm start -- --port …',
    ],
    [
      'two flags',
      { npm_config_allow_host: 'true', npm_config_market: 'laos' },
      '✗ npm does not pass on --market and --allow-host. Add two dashes: npm start -- --market …',
    ],
  ])('reports flags that npm took: %s', (_name, environment, error) => {
    expect(start(['5000'], environment)).toEqual({ status: 1, out: '', error });
  });

  it('refuses an unknown market', () => {
    expect(start(['--market', 'mars'])).toEqual({
      status: 1,
      out: '',
      error: '✗ Unknown market "mars". Use --market thailand or --market laos.',
    });
  });
});
