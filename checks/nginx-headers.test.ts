/** The headers of the files that the real nginx sends, and of responses that it passes on; nginx-logs.test.ts has failures. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileKinds } from '@wallet/deploy/files';
import { alikeHeaders } from '@wallet/deploy/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, makeCertificate, startNginx, type Nginx } from './nginx.fixture.ts';
import { plainSocket, send, tlsSocket } from './raw-request.fixture.ts';

const secure = { ...alikeHeaders, 'strict-transport-security': 'max-age=31536000' };

/** Returns the status and the headers of a response; a header that comes twice is a list. */
function parse(response: string) {
  const [first = '', ...lines] = (response.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/: (.*)/s);
    headers[name.toLowerCase()] =
      name.toLowerCase() in headers ? `${headers[name.toLowerCase()]}, ${value}` : value;
  }
  return { status: Number(first.split(' ')[1]), headers };
}

const request = (line: string, headers = ''): string =>
  `${line} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n${headers}\r\n`;
describe.skipIf(!hasNginx)('nginx', () => {
  const { certificate, key } = hasNginx ? makeCertificate('localhost') : { certificate: '', key: '' };
  const tls = { SITE_CERTIFICATE: certificate, SITE_KEY: key, SITE_PASSED: '/passed/' };
  const own = { 'cache-control': 'private', 'content-security-policy': 'sandbox' };
  const backend = createServer((_request, response) => {
    response.writeHead(200, {
      ...own,
      'content-type': 'image/svg+xml',
      'referrer-policy': 'origin',
      'strict-transport-security': 'max-age=1',
    });
    response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  let site: Nginx;
  beforeAll(async () => {
    await once(backend.listen(0, '127.0.0.1'), 'listening');
    const { port } = backend.address() as AddressInfo;
    const settings = { ...tls, SITE_BACKEND: `http://127.0.0.1:${port}` };
    site = await startNginx(settings, { name: 'wallet site; (1) {}' });
  });
  afterAll(async () => {
    await site.stop();
    backend.close();
  });

  it('refuses plain HTTP with every header', async () => {
    const { status, headers } = parse(await send(plainSocket(site.port), request('GET /login')));
    expect([status, headers]).toEqual([400, expect.objectContaining(alikeHeaders)]);
  });

  it('sends a built file whole', async () => {
    const range = request('GET /assets/index-1.js', 'Range: bytes=9999-\r\n');
    expect(parse(await send(tlsSocket(site.port), range))).toMatchObject({ status: 200, headers: secure });
  });

  it('keeps the caches of files', async () => {
    for (const [path, name] of [
      ['/assets/index-1.js', 'asset'],
      ['/sw.js', 'worker'],
      ['/icon.svg', 'file'],
      ['/login', 'page'],
    ] as const) {
      const { status, headers } = parse(await send(tlsSocket(site.port), request(`GET ${path}`)));
      expect([status, headers], path).toEqual([200, expect.objectContaining(secure)]);
      expect(headers['cache-control']).toBe(fileKinds.find((kind) => kind.name === name)?.cache);
    }
  });

  it('compares a page by its ETag alone, because pages of two languages share their time', async () => {
    const page = parse(await send(tlsSocket(site.port), request('GET /login')));
    const since = `If-Modified-Since: ${page.headers['last-modified'] ?? expect.fail()}\r\n`;
    expect(parse(await send(tlsSocket(site.port), request('GET /login', since))).status).toBe(200);
    const same = request('GET /login', `If-None-Match: ${page.headers['etag']}\r\n${since}`);
    expect(parse(await send(tlsSocket(site.port), same)).status).toBe(304);
  });

  it('adds its headers to a passed picture and compresses it; cache and policy are its own', async () => {
    const { status, headers } = parse(
      await send(tlsSocket(site.port), request('GET /passed/a', 'Accept-Encoding: gzip\r\n')),
    );
    expect([status, headers]).toEqual([
      200,
      expect.objectContaining({ ...secure, ...own, 'content-encoding': 'gzip' }),
    ]);
  });
});
