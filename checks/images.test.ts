/** The commands of the images, run without a container. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createControl } from '@wallet/mock-server/control';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../e2e/fixtures/process.ts';
import { hasNginx } from './nginx.fixture.ts';
import { read } from './repository.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'wallet-images-'));
// Started by root, nginx reads as another user.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The last stage of an image: its environment, command, health check and stop signal. */
function imageOf(name: 'site' | 'mock') {
  const stage =
    read(`deploy/${name}.Dockerfile`)
      .split(/^FROM /m)
      .at(-1) ?? '';
  const listOf = (instruction: RegExp) =>
    JSON.parse(
      instruction.exec(stage)?.[1] ?? expect.fail(`${name} has no ${instruction.source}`),
    ) as string[];
  const variables = (/^ENV (.+)$/m.exec(stage)?.[1] ?? '').split(' ').map((one) => one.split('='));
  return {
    environment: Object.fromEntries(variables) as Record<string, string>,
    command: listOf(/^CMD (.+)$/m),
    healthCheck: listOf(/^HEALTHCHECK .* CMD (.+)$/m),
    stopSignal: (/^STOPSIGNAL (\w+)$/m.exec(stage)?.[1] ?? 'SIGTERM') as NodeJS.Signals,
  };
}

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts the command of an image with its folders elsewhere and another port. */
function startImage(
  name: 'site' | 'mock',
  places: Readonly<Record<string, string>>,
  environment: Record<string, string>,
) {
  const image = imageOf(name);
  const placed = (text: string) =>
    Object.entries(places).reduce((so, [from, to]) => so.replaceAll(from, to), text);
  const own = Object.entries(image.environment).map(([key, value]) => [key, placed(value)]);
  const env = { ...process.env, ...(Object.fromEntries(own) as Record<string, string>), ...environment };
  const [command = '', ...args] = image.command.map(placed);
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  started.push(child);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
  return {
    stopSignal: image.stopSignal,
    stderr: () => stderr,
    /** Returns the exit code of the image's health check. */
    health() {
      const [program = '', ...rest] = image.healthCheck.map(placed);
      return spawnSync(program, rest, { env }).status;
    },
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Resolves to the exit code and the milliseconds since the call. */
    async ended() {
      const begin = performance.now();
      if (child.exitCode === null) await once(child, 'exit');
      return { code: child.exitCode, took: performance.now() - begin };
    },
  };
}

const healthy = { timeout: 30_000, interval: 100 };

describe('the image of the mock', () => {
  const mock = join(folder, 'mock');

  // The command of the image, literally; only its folder is another.
  beforeAll(() => {
    const [, deploy = ''] = /&& (pnpm .* deploy .*) \/mock/.exec(read('deploy/mock.Dockerfile')) ?? [];
    const [, pinned = ''] = /"packageManager": "(pnpm@[\d.]+)/.exec(read('package.json')) ?? [];
    const { status, stdout } = spawnSync(`${deploy.replace('pnpm', `npx -y ${pinned}`)} ${mock}`, {
      cwd: root,
      shell: true,
      encoding: 'utf8',
      env: { ...process.env, npm_config_prefer_offline: 'true' },
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('done')]);
    // The build before the tests made it.
    cpSync(join(root, 'packages/mock-server/dist'), join(mock, 'dist'), { recursive: true });
  }, 300_000);

  it('has the packages of the lockfile, and none of those that only tests need', () => {
    const has = (name: string) => existsSync(join(mock, 'node_modules', name));
    expect(['fastify', 'libsql', 'vitest', 'tsx'].map(has)).toEqual([true, true, false, false]);
    const locked = /^ {2}fastify@(\S+):$/m.exec(read('pnpm-lock.yaml'))?.[1];
    const installed = readFileSync(join(mock, 'node_modules/fastify/package.json'), 'utf8');
    expect(JSON.parse(installed)).toMatchObject({ version: locked });
  });

  it('reports its health, and ends after its last response', async () => {
    const port = await freePort();
    const image = startImage(
      'mock',
      { '/mock/dist': join(mock, 'dist'), '4000': `${port}` },
      { MOCK_HOST: '127.0.0.1' },
    );
    expect(image.health()).toBe(1);
    await expect.poll(image.health, healthy).toBe(0);
    const baseUrl = `http://127.0.0.1:${port}`;
    const world = createControl({ baseUrl }).worlds.of('default');
    const latency = { shape: 'fixed', ms: 1_000 } as const;
    await world.faults.add({ operation: 'site.info', effect: { type: 'latency', latency } });
    const response = fetch(`${baseUrl}/api/lookup/info`, { headers: { 'x-player-client': 'web' } });
    await world.journal.wait({ name: 'site.info', kind: 'fault' });
    image.signal(image.stopSignal);
    expect((await response).status).toBe(200);
    const { code, took } = await image.ended();
    expect(code).toBe(0);
    expect(took).toBeLessThan(5_000);
    expect(image.health()).toBe(1);
    expect(image.stderr()).toBe('');
  });
});

describe.skipIf(!hasNginx)('the image of the site', () => {
  /** A backend that never responds. */
  async function openBackend() {
    const pending: ServerResponse[] = [];
    const server = createServer((_request, response) => void pending.push(response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, held: pending };
  }

  async function startSite(backend: string) {
    const port = await freePort();
    const siteFolder = mkdtempSync(join(folder, 'site-'));
    chmodSync(siteFolder, 0o755);
    const places = {
      '/deploy/': join(root, 'deploy/'),
      '/site': join(root, 'packages/app/dist/thailand'),
      '/var/lib/wallet-site': siteFolder,
      '8080': `${port}`,
    };
    const listen = { SITE_FOLDER: siteFolder, SITE_LISTEN: `127.0.0.1:${port}` };
    const image = startImage('site', places, { ...listen, APP_STAGE: 'demo', SITE_BACKEND: backend });
    return { ...image, port };
  }

  it('reports its health, and ends after its last response', async () => {
    const backend = await openBackend();
    const site = await startSite(backend.url);
    expect(site.health()).toBe(1);
    await expect.poll(site.health, healthy).toBe(0);
    const response = fetch(`http://127.0.0.1:${site.port}/api/lookup/info`);
    await expect.poll(() => backend.held.length).toBe(1);
    site.signal(site.stopSignal);
    await expect.poll(site.stderr).toContain('gracefully shutting down');
    backend.held[0]?.end('{}');
    expect((await response).status).toBe(200);
    expect((await site.ended()).code).toBe(0);
    expect(site.health()).toBe(1);
  });
});
