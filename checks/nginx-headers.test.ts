/** The headers of every page that the real nginx makes itself, and of the responses that it passes on. */
import { once } from 'node:events';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
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
const large = 'Content-Length: 999999999\r\n';

/** Requests that nginx refuses itself, with their statuses. */
const refused: Readonly<
  Record<string, readonly [status: number, text: string, prepare?: (folder: string) => void]>
> = {
  'a malformed line': [400, 'a b c\r\n\r\n'],
  'a header that is too large': [400, request('GET /login', `X-Large: ${'a'.repeat(9_000)}\r\n`)],
  'a post to a page': [405, request('POST /login', 'Content-Length: 0\r\n')],
  'a post to a file': [405, request('POST /assets/index-1.js', 'Content-Length: 0\r\n')],
  'a method that is refused': [405, request('TRACE /login')],
  'a body that is too large for a call': [413, request('POST /api/login', large)],
  'a body that is too large for an upload': [413, request('POST /api/chat/upload-image', large)],
  'a body that is too large for a passed path': [413, request('POST /passed/a', large)],
  'an address that is too long': [414, request(`GET /${'a'.repeat(9_000)}`)],
  'an unknown version': [505, request('GET /login').replace('HTTP/1.1', 'HTTP/9.9')],
  'a missing file': [404, request('GET /assets/none.js')],
  'an address that is not passed on': [404, request('GET /_mock/console')],
  'a file that is not readable': [
    403,
    request('GET /assets/locked.js'),
    (folder) => {
      writeFileSync(join(folder, 'assets/locked.js'), '');
      chmodSync(join(folder, 'assets/locked.js'), 0);
    },
  ],
  'a missing folder for bodies': [
    500,
    `${request('POST /passed/a', 'Content-Length: 100000\r\n')}${'a'.repeat(100_000)}`,
    (folder) => rmSync(join(folder, 'temp/client_body'), { recursive: true }),
  ],
  'a call without a backend': [503, request('GET /api/wallet')],
  'a socket without a backend': [502, request('GET /socket.io/')],
  'a passed path without a backend': [503, request('GET /passed/a')],
};

describe.skipIf(!hasNginx)('nginx', () => {
  const { certificate, key } = hasNginx ? makeCertificate('localhost') : { certificate: '', key: '' };
  const tls = { SITE_CERTIFICATE: certificate, SITE_KEY: key, SITE_PASSED: '/passed/' };
  let site: Nginx;
  beforeAll(async () => {
    // Nothing listens on this port.
    site = await startNginx({ ...tls, SITE_BACKEND: 'http://127.0.0.1:9' }, { name: 'wallet site; (1) {}' });
  });
  afterAll(() => site.stop());

  it.each(Object.entries(refused))('refuses %s with every header', async (_name, [status, text, prepare]) => {
    prepare?.(site.folder);
    expect(parse(await send(tlsSocket(site.port), text))).toMatchObject({
      status,
      headers: {
        ...secure,
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
      },
    });
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

  it('adds its headers to a passed response, which keeps its own cache and policy', async () => {
    const own = { 'cache-control': 'private', 'content-security-policy': 'sandbox' };
    const backend = createServer((_request, response) => {
      response.writeHead(200, {
        ...own,
        'referrer-policy': 'origin',
        'strict-transport-security': 'max-age=1',
      });
      response.end();
    });
    await once(backend.listen(0, '127.0.0.1'), 'listening');
    const { port } = backend.address() as AddressInfo;
    const passing = await startNginx({ ...tls, SITE_BACKEND: `http://127.0.0.1:${port}` });
    const { status, headers } = parse(await send(tlsSocket(passing.port), request('GET /passed/a')));
    expect([status, headers]).toEqual([200, expect.objectContaining({ ...secure, ...own })]);
    await passing.stop();
    backend.close();
  });
});
