/** Addresses of the real nginx: redirects keep the address of the site, and moved uploads keep their limit. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, startNginx, type Nginx } from './nginx.fixture.ts';

/** Starts a backend that accepts every request. */
async function startBackend() {
  const backend = createServer((request, response) => {
    request.resume().on('end', () => response.end());
  });
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`, stop: () => backend.close() };
}

describe.skipIf(!hasNginx)('nginx', () => {
  let backend: Awaited<ReturnType<typeof startBackend>>;
  let site: Nginx;
  beforeAll(async () => {
    backend = await startBackend();
    const calls = [
      'deposit.sendSlip=/passed/slip',
      'chat.uploadImage=/api/v2/file',
      'chat.uploadVideo=/api/v2/file',
    ];
    site = await startNginx({
      SITE_BACKEND: backend.url,
      SITE_PASSED: '/passed/',
      APP_CALLS: calls.join(' '),
    });
  });
  afterAll(async () => {
    await site.stop();
    backend.stop();
  });

  it.each(['/api', '/socket.io', '/passed'])(
    'redirects %s without scheme and port, which are those of a balancer in front',
    async (path) => {
      const { headers } = await fetch(`http://127.0.0.1:${site.port}${path}`, { redirect: 'manual' });
      expect(headers.get('location')).toBe(`${path}/`);
    },
  );

  it.each([
    ['/passed/slip', 4],
    ['/api/v2/file', 12],
  ])('an upload that APP_CALLS moves to %s may have %d MB', async (path, megabytes) => {
    const body = new Uint8Array(megabytes * 1024 * 1024);
    const response = await fetch(`http://127.0.0.1:${site.port}${path}`, { method: 'POST', body });
    expect(response.status).toBe(200);
  });
});
