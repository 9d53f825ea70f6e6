/** The real nginx in front of a backend over TLS: nothing is sent before its certificate is checked. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { hasNginx, makeCertificate, startNginx } from './nginx.fixture.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** Starts a backend that keeps everything it gets, with a certificate for a name. */
async function startBackend(name: string) {
  const { certificate, key } = makeCertificate(name);
  const received: { path: string | undefined; body: string; name: string | false }[] = [];
  const identity = { cert: readFileSync(certificate), key: readFileSync(key) };
  let port = 0;
  // A machine may resolve localhost to both addresses.
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer(identity, (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        received.push({ path: request.url, body, name: (request.socket as TLSSocket).servername as string });
        response.end('{}');
      });
    });
    server.listen(port, host);
    await Promise.race([once(server, 'listening'), once(server, 'error')]).catch(() => undefined);
    if (server.listening) port = (server.address() as AddressInfo).port;
    ends.push(() => new Promise((resolve) => server.close(resolve)));
  }
  return { url: `https://localhost:${port}`, certificate, received };
}

const body = JSON.stringify({ username: 'member', password: 'secret' });
const paths = [
  '/api/login',
  '/api/autoLogin/pg/member/secret',
  '/api/wallet/slip',
  '/socket.io/',
  '/passed/',
];

/** Posts a password to every kind of path. Returns the statuses and the bodies of the responses. */
async function postEverywhere(environment: Readonly<Record<string, string>>) {
  const site = await startNginx({ SITE_PASSED: '/passed/', ...environment });
  ends.push(site.stop);
  const responses = await Promise.all(
    paths.map((path) => fetch(`http://127.0.0.1:${site.port}${path}`, { method: 'POST', body })),
  );
  const read = responses.map(async (one) => ({ status: one.status, text: await one.text() }));
  return { responses: await Promise.all(read), output: site.output };
}

describe.skipIf(!hasNginx)('a backend over TLS', () => {
  it('receives calls if its certificate and its name are trusted', async () => {
    const backend = await startBackend('localhost');
    const { responses } = await postEverywhere({
      SITE_BACKEND: backend.url,
      SITE_BACKEND_TRUST: backend.certificate,
    });
    expect(responses).toEqual(paths.map(() => ({ status: 200, text: '{}' })));
    expect(
      backend.received.toSorted((a, b) => paths.indexOf(a.path ?? '') - paths.indexOf(b.path ?? '')),
    ).toEqual(paths.map((path) => ({ path, body, name: 'localhost' })));
  });

  it.each([
    ['with a certificate that it signed itself', 'localhost', () => makeCertificate('localhost').certificate],
    ['with a trusted certificate of another name', 'other.example', ({ certificate }) => certificate],
  ] as [string, string, (backend: { certificate: string }) => string][])(
    'receives nothing %s',
    async (_case, name, trusted) => {
      const backend = await startBackend(name);
      const { responses, output } = await postEverywhere({
        SITE_BACKEND: backend.url,
        SITE_BACKEND_TRUST: trusted(backend),
      });
      const [call, ...others] = responses;
      expect(call).toEqual({ status: 503, text: '{"message":"NOT_REACHED"}' });
      for (const { status } of others) expect([502, 503]).toContain(status);
      expect(backend.received).toEqual([]);
      const refused = () => output().split('"reached":"no"').length - 1;
      await expect.poll(refused, { timeout: 30_000 }).toBe(paths.length);
      expect(output()).not.toContain('secret');
    },
  );

  it('is refused without trusted certificates', async () => {
    const start = (trust: string) =>
      startNginx({ SITE_BACKEND: 'https://backend.example', SITE_BACKEND_TRUST: trust });
    for (const trust of ['/none.crt', import.meta.dirname, import.meta.filename])
      await expect(start(trust)).rejects.toThrow(/^SITE_BACKEND_TRUST is .+ certificates in PEM is expected/);
  });
});
