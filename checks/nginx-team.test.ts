/** The simulator of a team behind the real nginx: one address for the app, the console, control calls and sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTeamCommand } from '@wallet/mock-server/cli/team-command';
import { createServer } from '@wallet/mock-server/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, makeCertificate, startNginx } from './nginx.fixture.ts';

const host = 'team.example';
const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

interface Sent {
  readonly path: string;
  readonly key?: string;
  readonly cookie?: string;
  readonly body?: object;
  readonly as?: string;
}

/** Starts the simulator of a team, and a site with TLS in front of it. */
async function startSite(file: string) {
  const mock = await createServer({
    allowedHosts: [host],
    trustedProxies: ['127.0.0.1/32'],
    team: { file },
  });
  ends.push(() => mock.close());
  const { certificate, key } = makeCertificate(host);
  const site = await startNginx({
    SITE_BACKEND: await mock.listen(),
    SITE_SIMULATOR: 'on',
    SITE_CERTIFICATE: certificate,
    SITE_KEY: key,
  });
  ends.push(site.stop);
  async function open({ path, key: own, cookie, body, as = host }: Sent): Promise<IncomingMessage> {
    const sent = request({
      host: '127.0.0.1',
      port: site.port,
      path,
      method: body ? 'POST' : 'GET',
      rejectUnauthorized: false,
      headers: {
        host: as,
        'x-mock-control': '1',
        ...(own !== undefined && { authorization: `Bearer ${own}` }),
        ...(cookie !== undefined && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
    });
    sent.end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response.setEncoding('utf8');
  }
  async function send(sent: Sent) {
    const response = await open(sent);
    let text = '';
    for await (const part of response) text += String(part);
    return { status: response.statusCode, headers: response.headers, text };
  }
  return { port: site.port, open, send };
}

describe.skipIf(!hasNginx)('behind nginx', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let key = '';
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallet-team-'));
    ends.push(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'team.json');
    key = (await runTeamCommand(['add', 'mali', '--file', file])).split('\n').at(-1) ?? '';
    site = await startSite(file);
  });

  it('the app, the console and its sign-in have one address', async () => {
    expect((await site.send({ path: '/login' })).text).toContain('<html');
    expect((await site.send({ path: '/_mock/health' })).text).toBe('{"status":"ok"}');
    const page = await site.send({ path: '/_mock/console' });
    expect([page.status, page.headers.location]).toEqual([303, '/_mock/console/']);
    const signedIn = await site.send({ path: '/_mock/v1/team/session', body: { key } });
    const [cookie = ''] = signedIn.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
    const me = await site.send({ path: '/_mock/v1/team/me', cookie: cookie.split(';', 1)[0] ?? '' });
    expect(me.text).toBe('{"name":"mali","role":"tester"}');
  });

  it('control calls need a key, from this machine, too', async () => {
    const path = '/_mock/v1/worlds';
    expect((await site.send({ path })).status).toBe(401);
    expect((await site.send({ path, as: 'localhost' })).status).toBe(401);
    expect((await site.send({ path, key })).status).toBe(200);
  });

  it('a large world file arrives, and a stream is not buffered', async () => {
    const body = { market: 'thailand', seed: 'x'.repeat(2_000_000), history: [] };
    expect((await site.send({ path: '/_mock/v1/worlds/file', key, body })).status).toBe(422);
    await site.send({ path: '/_mock/v1/worlds/default/site/change', key, body: { registerOTP: false } });
    const stream = await site.open({ path: '/_mock/v1/worlds/default/journal/stream', key });
    const [event] = (await once(stream, 'data')) as [string];
    expect(event).toContain('"name":"site.change"');
    stream.destroy();
  });

  it('a socket of the app connects', async () => {
    const asked = request({
      host: '127.0.0.1',
      port: site.port,
      path: '/socket.io/?EIO=4&transport=websocket',
      rejectUnauthorized: false,
      headers: {
        host,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
    });
    asked.end();
    const [response, socket] = (await once(asked, 'upgrade')) as [IncomingMessage, Socket];
    expect(response.statusCode).toBe(101);
    socket.destroy();
  });
});
