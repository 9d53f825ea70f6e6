/**
 * Addresses at the real nginx: limits count each client, no client chooses its own, redirects keep that of the site, and
 * moved uploads keep their limit.
 */
import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { teamHeader } from '@wallet/deploy/headers';
import { createServer as createMockServer } from '@wallet/mock-server/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, startNginx } from './nginx.fixture.ts';

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

interface Sent {
  /** The address of the client; a loopback network has many. */
  readonly from: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Resolves to the status and the headers of the response. */
async function send(port: number, { from, path = '/api/wallet', headers = {}, body }: Sent) {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    localAddress: from,
    method: body ? 'POST' : 'GET',
    headers: { 'x-player-client': 'web', 'content-type': 'application/json', ...headers },
  });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, headers: response.headers };
}

const hosts = ['127.0.0.1', '127.0.0.2'];

/** Starts a backend that keeps the headers of its requests, and a site in front. */
async function startEcho(environment: Readonly<Record<string, string>> = {}) {
  const received: IncomingHttpHeaders[] = [];
  const backend = createServer((request, response) => {
    received.push(request.headers);
    request.resume().on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  ends.push(() => backend.close());
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const settings = { SITE_PASSED: '/passed/', APP_REPORT_TO: '/reports/app', ...environment };
  const site = await startNginx({ SITE_BACKEND: `http://127.0.0.1:${port}`, ...settings }, { hosts });
  ends.push(site.stop);
  return { port: site.port, received };
}

/** Starts the mock backend, and a site in front that it trusts. */
async function startMock() {
  const mock = await createMockServer({ trustedProxies: ['127.0.0.1/32'] });
  ends.push(() => mock.close());
  const site = await startNginx({ SITE_BACKEND: await mock.listen() });
  ends.push(site.stop);
  const login = async (from: string, username: string, password: string, headers = {}) =>
    (await send(site.port, { from, path: '/api/login', body: { username, password }, headers })).status;
  return { login };
}

type Echo = Awaited<ReturnType<typeof startEcho>>;

const balancer = '127.0.0.9';

/** Uploads at other paths. */
const calls = [
  'deposit.sendSlip=/passed/slip',
  'chat.uploadImage=/api/v2/file',
  'chat.uploadVideo=/api/v2/file',
];

describe.skipIf(!hasNginx)('behind nginx', () => {
  let alone: Echo;
  let balanced: Echo;
  beforeAll(async () => {
    alone = await startEcho({ APP_CALLS: calls.join(' ') });
    balanced = await startEcho({ SITE_TRUSTED_PROXIES: '127.0.0.8/29 10.0.0.0/8', SITE_SIMULATOR: 'on' });
  });

  it.each([
    ['a client', () => alone, '127.0.0.2', undefined, '127.0.0.2'],
    ['a client with a forged address', () => alone, '127.0.0.2', '1.1.1.1', '127.0.0.2'],
    ['a client beside the balancer', () => balanced, '127.0.0.2', '1.1.1.1', '127.0.0.2'],
    ['a client of the balancer', () => balanced, balancer, '1.1.1.1', '1.1.1.1'],
    [
      'a client of the balancer with a forged address',
      () => balanced,
      balancer,
      '8.8.8.8, 1.1.1.1',
      '1.1.1.1',
    ],
    ['a client of two balancers', () => balanced, balancer, '8.8.8.8, 1.1.1.1, 10.0.0.7', '1.1.1.1'],
    ['a balancer without a client', () => balanced, balancer, 'unknown', balancer],
  ])('the backend gets the address of %s', async (_case, echo, from, forwarded, address) => {
    const { port, received } = echo();
    received.splice(0);
    const headers = {
      ...(forwarded && { 'x-forwarded-for': forwarded }),
      'x-real-ip': '8.8.8.8',
      forwarded: 'for=8.8.8.8',
      'x-forwarded-host': 'evil.example',
      'true-client-ip': '8.8.8.8',
    };
    for (const path of ['/api/wallet', '/socket.io/', '/passed/', '/reports/app'])
      await send(port, { from, path, headers });
    expect(received).toHaveLength(4);
    for (const one of received) {
      expect(one).toMatchObject({ 'x-forwarded-for': address, 'x-real-ip': address });
      for (const name of ['forwarded', 'x-forwarded-host', 'true-client-ip'])
        expect(one).not.toHaveProperty([name]);
    }
  });

  it.each([
    '/_mock/v1/worlds/default/random/..%2f..%2f..%2f..%2f..%2fpassed%2fx',
    '/_mock/v1/worlds/default%2F%2E%2E/../../../api/x',
    '/%5fmock/v1/worlds/%2e./../../socket.io/',
    '/_mock/v1/worlds/../../../reports/app/x/..',
  ])('the control call %s does not reach the backend', async (path) => {
    const { port, received } = alone;
    received.splice(0);
    expect(await send(port, { from: '127.0.0.2', path })).toMatchObject({ status: 404 });
    expect(received).toEqual([]);
    await send(port, { from: '127.0.0.2', path: '/api/lookup/a..b/..c' });
    expect(received).toHaveLength(1);
  });

  it('the scheme is that of a trusted balancer only', async () => {
    const { port, received } = balanced;
    received.splice(0);
    const secure = { 'x-forwarded-proto': 'https' };
    const hsts = async (from: string, headers = {}) =>
      (await send(port, { from, headers })).headers['strict-transport-security'];
    expect(await hsts(balancer, secure)).toBe('max-age=31536000');
    expect(await hsts('127.0.0.2', secure)).toBeUndefined();
    expect(await hsts(balancer)).toBeUndefined();
    expect(received.map((one) => one['x-forwarded-proto'])).toEqual(['https', 'http', 'http']);
  });

  it('one client at its limit leaves the others theirs', async () => {
    const { login } = await startMock();
    const [one, other] = ['127.0.0.2', '127.0.0.3'];
    for (let count = 0; count < 60; count++) {
      const phone = `08${String(10_000_000 + count)}`;
      expect(await login(one, phone, 'wrong', { 'x-forwarded-for': `1.1.1.${count}` })).toBe(400);
    }
    expect(await login(one, demoPhones.rich, demoPassword)).toBe(429);
    expect(await login(other, demoPhones.rich, demoPassword)).toBe(200);
  });

  it('a control call for a simulator is one for a team, whatever name it gives', async () => {
    const { port, received } = balanced;
    received.splice(0);
    const headers = { host: 'localhost', [teamHeader]: 'none' };
    for (const path of ['/_mock/v1/worlds', '/_mock/console/'])
      await send(port, { from: '127.0.0.2', path, headers });
    const expected = expect.objectContaining({ [teamHeader]: 'required', host: 'localhost' }) as object;
    expect(received).toEqual([expected, expected]);
  });

  it.each(hosts)('the site listens at %s of SITE_LISTEN', async (host) => {
    expect((await fetch(`http://${host}:${alone.port}/login`)).status).toBe(200);
  });

  it.each(['/api', '/socket.io', '/passed'])(
    'redirects %s without scheme and port, which are those of a balancer in front',
    async (path) => {
      const { headers } = await send(alone.port, { from: '127.0.0.2', path });
      expect(headers.location).toBe(`${path}/`);
    },
  );

  it.each([
    ['/passed/slip', 4],
    ['/api/v2/file', 12],
  ])('an upload that APP_CALLS moves to %s may have %d MB', async (path, megabytes) => {
    const body = new Uint8Array(megabytes * 1024 * 1024);
    const response = await fetch(`http://127.0.0.1:${alone.port}${path}`, { method: 'POST', body });
    expect(response.status).toBe(200);
  });
});
