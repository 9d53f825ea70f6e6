/** A name of the backend with two addresses: the real nginx sends a call to one of them only. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { hasNginx, startNginx } from './nginx.fixture.ts';

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** The paths of all calls that a backend has received. */
const received: string[] = [];

/** Starts a backend that receives a call and sends no response. Resolves to its address. */
async function startSilent(): Promise<string> {
  const backend = createServer(({ url = '' }, response) => {
    received.push(url);
    response.destroy();
  }).listen(0, '127.0.0.1');
  ends.push(() => backend.close());
  await once(backend, 'listening');
  return `127.0.0.1:${(backend.address() as AddressInfo).port}`;
}

it.skipIf(!hasNginx)('nginx repeats no call at another server: some effects are GET', async () => {
  const servers = [await startSilent(), await startSilent()].map(
    (address) => `server ${address} max_fails=0;`,
  );
  const site = await startNginx(
    { SITE_BACKEND: 'http://backend', SITE_PASSED: '/v2/', APP_REPORT_TO: '/reports' },
    { edits: [['http {', `http { upstream backend { ${servers.join(' ')} }`]] },
  );
  ends.push(site.stop);
  const paths = ['/api/bonus/activate/1', '/v2/bonus/activate/2', '/reports', '/socket.io/'];
  for (const path of paths) await fetch(`http://127.0.0.1:${site.port}${path}`);
  expect(received).toEqual(paths);
});
