/** The packed packages in a folder outside the workspace: types, a script, the command line, and Playwright. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));
const config = 'tsconfig.outside.json';
const guide = join(workspace, 'docs/qa-repository.md');
const minutes = (count: number): number => count * 60_000;

let folder = '';
let outside = '';

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

async function run(command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) {
  // Variables of the test runner would affect the child process.
  const { NODE_OPTIONS: _options, ...inherited } = process.env;
  return promisify(execFile)(command, args, {
    cwd,
    env: { ...inherited, ...env, PATH: `${join(outside, 'node_modules/.bin')}:${process.env['PATH']}` },
    maxBuffer: 16 * 1024 * 1024,
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  });
}

const pnpm = (args: readonly string[], cwd: string) => run('npx', ['-y', 'pnpm@10.34.9', ...args], cwd);

const manifestOf = async (path: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(path, 'package.json'), 'utf8')) as Manifest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'));
  outside = join(folder, 'qa');
  for (const name of ['contract', 'mock-server'])
    await pnpm(['pack', '--pack-destination', folder], join(workspace, 'packages', name));
  await cp(join(workspace, 'packages/mock-server/qa-example'), outside, { recursive: true });
  const { version, devDependencies } = await manifestOf(join(workspace, 'packages/mock-server'));
  const contract = `file:${join(folder, `wallet-contract-${version}.tgz`)}`;
  const catalog = await readFile(join(workspace, 'pnpm-workspace.yaml'), 'utf8');
  await writeFile(
    join(outside, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      devDependencies: {
        '@wallet/contract': contract,
        '@wallet/mock-server': `file:${join(folder, `wallet-mock-server-${version}.tgz`)}`,
        ...Object.fromEntries(
          ['@playwright/test', '@types/node', 'typescript-7']
            .filter((name) => name in devDependencies)
            .map((name) => [name, versionIn(catalog, name)]),
        ),
      },
    }),
  );
  // The place that every version of pnpm from 10 on reads.
  await writeFile(
    join(outside, 'pnpm-workspace.yaml'),
    JSON.stringify({ overrides: { '@wallet/contract': contract } }),
  );
  await pnpm(['install', '--prefer-offline'], outside);
}, minutes(5));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the version of a package in the workspace, whose store contains it. */
function versionIn(catalog: string, name: string): string {
  const quoted = name.startsWith('@') ? `'${name}'` : name;
  return new RegExp(`^  ${quoted}: (.+)$`, 'm').exec(catalog)?.[1] ?? '';
}

const installed = (name: string): string => join(outside, 'node_modules/@wallet', name);

it('no manifest names the workspace, and no file imports from it', async () => {
  for (const name of ['contract', 'mock-server']) {
    const { dependencies } = await manifestOf(installed(name));
    expect(Object.values(dependencies).filter((version) => !/^\d/.test(version))).toEqual([]);
    const files = await readdir(join(installed(name), 'dist'), { recursive: true });
    for (const file of files.filter((path) => /\.(?:js|d\.ts)$/.test(path)))
      expect(await readFile(join(installed(name), 'dist', file), 'utf8'), file).not.toMatch(
        /(?:from |import\()['"](?:@wallet\/deploy|[^'"]*\/packages\/)/,
      );
  }
});

it(
  'a script has types, starts a server, creates a world and calls the contract',
  { timeout: minutes(3) },
  async () => {
    const [, command = ''] = /^- `balances\.ts` .+`(npx tsc .+?)`/m.exec(await readFile(guide, 'utf8')) ?? [];
    const { stdout } = await run('sh', ['-c', command], outside);
    expect(stdout).toBe('30 game accounts, 0 violations\n');
  },
);

it('a wrong argument is a type error', { timeout: minutes(3) }, async () => {
  await writeFile(
    join(outside, 'wrong.ts'),
    `import { createControl } from '@wallet/mock-server/control';\nawait createControl({ baseUrl: '' }).worlds.of('w').members.signIn(1);\n`,
  );
  await expect(run('tsc', ['-p', config, '--noEmit'], outside)).rejects.toThrow(
    /wrong\.ts\(2,\d+\): error TS2345/,
  );
  await rm(join(outside, 'wrong.ts'));
});

it('the command line runs a scenario', async () => {
  expect((await run('wallet-mock', ['--help'], outside)).stdout).toMatch(/^Usage: wallet-mock \[flags\]/);
  const { stdout } = await run('wallet-mock', ['run', 'default'], outside);
  expect(stdout).toContain('as expected');
});

it(
  'a Playwright test passes, and the report of a failed one has the journal, and the world to open',
  { timeout: minutes(3) },
  async () => {
    const port = await freePort();
    const env = { MOCK_PORT: port, ...(chromium !== undefined && { CHROME_PATH: chromium }) };
    await run('playwright', ['test'], outside, env);
    await writeFile(
      join(outside, 'failing.spec.ts'),
      `import { expect, test } from '@wallet/mock-server/playwright';
test('fails', async ({ world }) => {
  await world.site.change({ status: 'terminated' });
  expect(1).toBe(2);
});
`,
    );
    const failed = run('playwright', ['test', 'failing', '--reporter', 'json'], outside, env);
    const report = await failed.then(
      () => '',
      (error: Error) => error.message,
    );
    const attached = (name: string): string => {
      const [, body = ''] = new RegExp(`"name": "${name}",[^}]*"body": "([^"]+)"`).exec(report) ?? [];
      return Buffer.from(body, 'base64').toString();
    };
    expect(attached('journal')).toContain('site.change');
    await writeFile(join(outside, 'world.json'), attached('world.json'));
    const expectation = JSON.stringify({ journal: [{ name: 'site.change', times: 0 }] });
    const bisected = await run('wallet-mock', ['bisect', 'world.json', '--expect', expectation], outside);
    expect(bisected.stdout).toMatch(/^After entry \d+ the expectation fails: control site\.change, ok/);
  },
);

/** The path of an installed browser, as a fallback for Playwright’s own. */
const chromium = [process.env['CHROME_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}
