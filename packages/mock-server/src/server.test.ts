import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedOrigins } from './origins.fixture.ts';
import { createServer, type MockServer } from './server.ts';
import { callsOf } from './client/calls.ts';
import { overHttp } from './client/http.ts';
import { createControl } from './control/control-client.ts';
import { addFault } from './domains/fault.ts';
import { newWorld } from './http/http.fixture.ts';
import { minutes } from './world/clock.ts';

const guest = { guestId: 'guest-of-the-tests' };
const marker = { 'x-player-client': 'web' };
const servers: MockServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(options = {}) {
  const server = await createServer({ ...options, parts: { origins: sharedOrigins } });
  servers.push(server);
  return { server, address: await server.listen() };
}

const connected = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });

describe('stopping', () => {
  it.each([['websocket'], ['polling']])('closes all open %s connections at once', async (transport) => {
    const { server, address } = await start();
    const sockets = Array.from({ length: 5 }, () =>
      io(address, { transports: [transport], reconnection: false, forceNew: true, auth: guest }),
    );
    expect(new Set(await Promise.all(sockets.map(connected)))).toEqual(new Set(['connected']));
    const gone = Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve))),
    );
    await server.close();
    await gone;
    await expect(fetch(address)).rejects.toThrow();
  });

  it('finishes requests in flight, and returns 503 for new ones', async () => {
    const { server, address } = await start();
    const world = newWorld(server.worlds);
    addFault(world, { operation: 'site.info', times: 1, effect: { type: 'hold', hold: 'slow' } });
    const calls = callsOf(overHttp(address));
    const running = calls('site.info', { world });
    const { journal } = createControl({ baseUrl: address }).worlds.of(world.id);
    await journal.wait({ name: 'site.info', kind: 'fault' });
    const closing = server.close(60_000);
    const late = await calls('site.info', { world });
    expect([late.status, late.body]).toEqual([503, { message: 'INTERNAL_SERVER_ERROR' }]);
    expect(late.headers.get('connection')).toBe('close');
    expect(server.deferredResponses.release(world, 'slow')).toBe(1);
    expect((await running).status).toBe(200);
    await closing;
  });
});

it('maxWorlds limits the worlds, and idleMinutes removes idle ones', async () => {
  const real = { now: Date.now() };
  const { server } = await start({ maxWorlds: 2, idleMinutes: 60, realNow: () => real.now });
  const { id } = newWorld(server.worlds);
  expect(() => newWorld(server.worlds)).toThrow('There are already 2 worlds: delete one first.');
  real.now += minutes(59);
  expect(server.worlds.get(id)).toBeDefined();
  real.now += minutes(60);
  expect(server.worlds.get(id)).toBeUndefined();
});

describe('the app on the same origin', () => {
  const directory = mkdtempSync(join(tmpdir(), 'wallet-app-'));
  let served: MockServer;
  beforeAll(async () => {
    mkdirSync(join(directory, 'assets'));
    const script = 'console.log("app")'.repeat(50);
    writeFileSync(join(directory, 'index.html'), '<title>app</title>');
    writeFileSync(join(directory, 'index.html.br'), brotliCompressSync('<title>app</title>'));
    writeFileSync(join(directory, 'login.th.html'), '<title>th</title>');
    writeFileSync(join(directory, 'login.la.html'), '<title>la</title>');
    writeFileSync(join(directory, 'home.en.html'), '<title>home en</title>');
    writeFileSync(join(directory, 'member.en.html'), '<title>member en</title>');
    writeFileSync(join(directory, 'favicon.svg'), '<svg/>');
    writeFileSync(join(directory, 'sw.js'), 'self');
    writeFileSync(join(directory, 'sw.js.br'), brotliCompressSync('self'));
    writeFileSync(join(directory, 'manifest.th.webmanifest'), '{}');
    writeFileSync(join(directory, 'assets', 'app-1a2b.js'), script);
    writeFileSync(join(directory, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script));
    served = await createServer({ appDirectory: directory });
  });
  afterAll(async () => {
    await served.close();
    rmSync(directory, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    served.app.inject({ url, headers });

  it.each([
    ['/', '<title>app</title>', ''],
    ['/howto', '<title>app</title>', ''],
    ['/no/such/page', '<title>app</title>', ''],
    ['/login', '<title>th</title>', ''],
    ['/login?redirect=/user/home', '<title>th</title>', ''],
    ['/login', '<title>la</title>', 'locale=la'],
    ['/login', '<title>la</title>', 'locale=lo'],
    ['/login', '<title>app</title>', 'locale=en'],
    ['/login', '<title>th</title>', 'locale=../../x'],
    ['/user', '<title>home en</title>', 'locale=en'],
    ['/user/home?modal=withdraw', '<title>home en</title>', 'a=b; locale=en'],
    ['/user/statement', '<title>member en</title>', 'locale=en'],
    ['/username', '<title>app</title>', 'locale=en'],
  ])('%s is %s with the cookie “%s”', async (url, page, cookie) => {
    const { statusCode, body, headers } = await get(url, { accept: 'text/html', cookie });
    expect([statusCode, body]).toEqual([200, page]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(headers['content-security-policy']).toContain('frame-src https://*.games.example');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is cached by ETag, per language', async () => {
    const { headers } = await get('/login', { accept: 'text/html', cookie: 'locale=th' });
    const kept = { 'if-none-match': String(headers['etag']) };
    const same = await get('/login', { ...kept, cookie: 'locale=th' });
    expect([same.statusCode, same.body, same.headers['etag']]).toEqual([304, '', headers['etag']]);
    expect((await get('/login', { ...kept, cookie: 'locale=la' })).body).toBe('<title>la</title>');
  });

  it.each([
    ['every type', { accept: '*/*' }],
    ['every type among others', { accept: 'application/json, */*;q=0.8' }],
    ['any text', { accept: 'text/*' }],
    ['no type', {}],
  ])('serves a page to a request that accepts %s', async (_name, headers) => {
    for (const url of ['/', '/login?redirect=/user/home', '/no/such/page', '/v1.2/page'])
      expect(await get(url, headers)).toMatchObject({
        statusCode: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
      });
  });

  it.each(['text/html', undefined])('responds to HEAD like GET, without a body, to “%s”', async (accept) => {
    for (const url of ['/', '/login', '/sw.js']) {
      const headers = accept === undefined ? {} : { accept };
      const head = await served.app.inject({ method: 'HEAD', url, headers });
      const whole = await get(url, headers);
      expect([head.statusCode, head.body]).toEqual([200, '']);
      for (const name of ['content-type', 'content-length', 'cache-control', 'content-security-policy'])
        expect(head.headers[name]).toEqual(whole.headers[name]);
    }
    const gone = await served.app.inject({ method: 'HEAD', url: '/assets/gone-9f.js' });
    expect([gone.statusCode, gone.body]).toEqual([404, '']);
  });

  it('sends precompressed pages to clients that accept the encoding', async () => {
    const { headers, rawPayload } = await get('/', { accept: 'text/html', 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe('<title>app</title>');
  });

  it.each([
    ['/sw.js', 'javascript', "default-src 'none'; connect-src 'self'"],
    ['/manifest.th.webmanifest', 'application/manifest+json', ''],
  ])('forbids caching of %s, which has one name for all builds', async (url, type, policy) => {
    const { statusCode, headers } = await get(url, { 'accept-encoding': 'br' });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toContain(type);
    expect(headers['content-security-policy'] ?? '').toContain(policy);
  });

  it('serves assets as immutable, precompressed for clients that accept the encoding', async () => {
    const url = '/assets/app-1a2b.js';
    const plain = await get(url, {});
    const brotli = await get(url, { 'accept-encoding': 'br, gzip' });
    for (const { statusCode, headers } of [plain, brotli]) {
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(headers['content-type']).toContain('javascript');
    }
    expect([plain.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual([
      undefined,
      'br',
    ]);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  });

  it.each([
    ['/assets/gone-9f.js', 'text/html'],
    ['/assets/gone-9f.js', '*/*'],
    ['/gone.png', 'image/*'],
    ['/gone.png', 'image/avif,image/*,*/*;q=0.8'],
    ['/gone.js?v=1', '*/*'],
    ['/gone', 'image/*'],
    ['/gone', 'image/avif,image/*,*/*;q=0.8'],
    ['/login', 'application/json'],
  ])('returns 404 for %s', async (url, accept) => {
    const { statusCode, body } = await get(url, { accept });
    expect([statusCode, body]).toEqual([404, 'Not found']);
  });

  it.each(['/api/nothing', '/api', '/_mock/nothing'])('returns no page for %s', async (url) => {
    for (const headers of [{ accept: 'text/html' }, { accept: '*/*' }, {}]) {
      const { statusCode, body } = await get(url, headers);
      expect([statusCode, body]).toEqual([404, '{"message":"NO_DATA"}']);
    }
  });

  it('does not affect calls', async () => {
    expect((await get('/api/lookup/info', marker)).statusCode).toBe(200);
    expect(
      (await served.app.inject({ method: 'POST', url: '/login', headers: { accept: 'text/html' } }))
        .statusCode,
    ).toBe(404);
  });

  it('rejects a folder without a build', async () => {
    await expect(createServer({ appDirectory: join(directory, 'assets') })).rejects.toThrow('build it first');
  });
});
