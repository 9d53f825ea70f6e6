import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usage } from '@wallet/mock-server/cli/flags';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { previewVariables } from '../scripts/build-preview.mjs';
import { flagsTakenByNpm } from '../scripts/flags.mjs';

const taken = createServer().listen(0, '127.0.0.1');
await once(taken, 'listening');
const { port } = taken.address() as { port: number };
afterAll(() => taken.close());

/** A brand without an icon, and with a file in place of the folder of texts. */
const brand = mkdtempSync(join(tmpdir(), 'brand-'));
writeFileSync(join(brand, 'brand.json'), '{"colors":{}}');
writeFileSync(join(brand, 'texts'), '');
afterAll(() => rmSync(brand, { recursive: true }));

const noPort = '✗ --port must be a number from 1 to 65533, the first of three consecutive ports.';

/** Environment variables are flags that npm takes. */
it.each<[script: string, args: string[], environment: Record<string, string>, status: number, error: string]>(
  [
    ['dev', ['--port', '65534'], {}, 1, noPort],
    ['dev', ['--port', ''], {}, 1, noPort],
    [
      'dev',
      ['--port', `${port}`],
      {},
      1,
      `✗ Port ${port} (backend) is in use. Stop the process that uses it`,
    ],
    [
      'dev',
      ['--scenario', 'otp-blocked'],
      { VITE_MARKET: 'laos' },
      2,
      'The scenario otp-blocked is one of thailand, not of laos.',
    ],
    [
      'start',
      ['5000'],
      { npm_config_allow_host: 'true', npm_config_market: 'laos' },
      1,
      '✗ npm does not pass on --market and --allow-host. Add two dashes: npm start -- --market …',
    ],
    [
      'start',
      ['--market', 'mars'],
      {},
      1,
      '✗ Unknown market "mars". Use --market thailand or --market laos.',
    ],
    [
      'start',
      [],
      { VITE_MARKET: 'mars' },
      1,
      '✗ Unknown market "mars". Use --market thailand or --market laos.',
    ],
    ['icons', ['--brand', 'brand/none'], {}, 1, 'brand/none/brand.json cannot be read: ENOENT'],
    [
      'icons',
      ['--brand', brand],
      {},
      1,
      `✗ ${brand}/icon.svg is missing, or its viewBox is not “0 0 64 64”.`,
    ],
    ['icons', ['--brnd', brand], {}, 1, "✗ Unknown option '--brnd'. The flags are --brand."],
    ['icons', ['--brand'], {}, 1, "✗ Option '--brand <value>' argument missing. The flags are --brand."],
    [
      'build',
      ['--as', '../src', '--market', 'mars'],
      {},
      1,
      '✗ --as names a folder below packages/app/dist, not ../src.',
    ],
    [
      'build',
      ['--as', '', '--market', 'mars'],
      {},
      1,
      '✗ --as names a folder below packages/app/dist, not .',
    ],
    ['build', ['--brand', brand], {}, 1, `✗ ENOTDIR: not a directory, scandir '${brand}/texts'`],
    ['build', ['--brnd', 'x'], {}, 1, "✗ Unknown option '--brnd'. The flags are --market, --brand, --as."],
    ['build-preview', ['--bas', 'x'], {}, 1, "✗ Unknown option '--bas'. The flags are --base, "],
  ],
)('%s.mjs with %j and %j does nothing, and ends with %i', (script, args, environment, status, error) => {
  const run = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: new URL('../', import.meta.url),
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  expect([run.status, run.stdout, run.stderr.trim()]).toEqual([status, '', expect.stringContaining(error)]);
});

it('npm start names every flag of the backend that npm takes', () => {
  // npm has these itself.
  const flags = usage.match(/^ {2}--(?!quiet|help)[\w-]+/gm)?.map((line) => line.trim()) ?? [];
  const variables = flags.map((flag) => [`npm_config_${flag.slice(2).replaceAll('-', '_')}`, 'true']);
  expect(flagsTakenByNpm(Object.fromEntries(variables))).toEqual(flags);
});

it.each([
  ['a build reads', ['settings'], 'brand/lime'],
  ['the checks, with their builds, do not read', ['check', 'settings'], 'undefined'],
])('%s the file .env', (_what, scripts, brand) => {
  const root = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['scripts', 'package.json'])
    cpSync(new URL(`../${name}`, import.meta.url), join(root, name), { recursive: true });
  writeFileSync(join(root, '.env'), 'VITE_BRAND=brand/lime');
  const { WALLET_ENV_FILE: _file, VITE_BRAND: _brand, ...env } = process.env;
  const code = [
    ...scripts.map((name) => `await import('./scripts/${name}.mjs');`),
    'process.stdout.write(String(process.env.VITE_BRAND));',
  ].join('');
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], options);
  expect(stdout).toBe(brand);
});

it('a preview calls its own simulator, whatever the stage of the settings', () => {
  const stage = {
    APP_STAGE: 'staging',
    APP_API_ORIGIN: 'https://api.example',
    APP_LINK_SECRET: 'of a real stage',
  };
  expect(previewVariables({ ...stage, PATH: '/bin', VITE_MARKET: 'thailand' }, 'laos')).toEqual({
    PATH: '/bin',
    VITE_MARKET: 'laos',
    VITE_SERVICE_WORKER: 'off',
    NODE_ENV: 'production',
  });
});
