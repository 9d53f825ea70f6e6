import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { request as requestOf } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { callsOf } from '../client/calls.ts';
import { overHttp } from '../client/http.ts';
import { createControl } from '../control/control-client.ts';
import { sampleFolder } from '../persistence/persistence.fixture.ts';
import { startBackend, startSimulator } from './upstream.fixture.ts';
import type { UpstreamOptions } from './upstream.ts';

const beside = (upstream: UpstreamOptions) => startSimulator({ upstream });

/** Starts an upstream with fixed responses that records its requests. */
async function startUpstream(answer: (path: string) => { status: number; body: string } | undefined) {
  const received: { url: string; headers: Record<string, unknown>; body: string }[] = [];
  const url = await startBackend((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body });
      const given = answer(request.url ?? '');
      if (!given) return request.socket.destroy();
      response.writeHead(given.status, {
        'content-type': 'application/json',
        'set-cookie': [
          'sid=1; Domain=staging.example; Secure; HttpOnly',
          'mock_world_4000=other',
          'mock_world=x',
        ],
        'strict-transport-security': 'max-age=1',
        location: 'https://elsewhere.example/',
      });
      response.end(given.body);
    });
  });
  return { received, url };
}

/** A difference from the contract, as the journal has it. */
interface Drift {
  readonly side: 'request' | 'answer';
  readonly expected: string;
  readonly came: string;
  readonly fields: readonly string[];
}

/** Returns the differences that a simulator beside an upstream journalled, from a number on. */
async function driftAt(address: string, from = 0) {
  const entries = await createControl({ baseUrl: address }).worlds.of('default').journal.list(from);
  return entries
    .filter(({ kind }) => kind === 'drift')
    .map(({ name, outcome, detail }) => ({ call: name, what: outcome, ...(detail as unknown as Drift) }));
}

const login = { body: { username: demoPhones.rich, password: demoPassword } };
const page = { page: 1, limit: 5 };
/** A small body of 64 MB. */
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));

describe('records', () => {
  it('are a file for each exchange, without secrets and repetitions', async () => {
    const folder = sampleFolder();
    const real = await startSimulator();
    const besideReal = await beside({ url: real, records: folder });
    const recording = callsOf(overHttp(besideReal));
    const token = String((await recording('session.login', login)).body['token']);
    const wallet = await recording('wallet.read', { token });
    await recording('wallet.read', { token });
    const [{ code }] = wallet.body['slots'] as [{ code: string }];
    await recording('wallet.transfer', { token, body: { from: 'wallet', to: code, amount: 1.01 } });
    await recording('wallet.read', { token });
    await recording('statement.list', { token, body: page });

    // The simulator keeps the contract.
    expect(await driftAt(besideReal)).toEqual([]);
    const names = await readdir(folder);
    expect(names.sort()).toEqual([
      '0001-session.login.json',
      '0002-wallet.read.json',
      '0003-wallet.transfer.json',
      '0004-wallet.read.json',
      '0005-statement.list.json',
    ]);
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    for (const secret of [token, demoPassword, demoPhones.rich]) expect(texts.join()).not.toContain(secret);
    expect(JSON.parse(texts[2] ?? '')).toEqual({
      call: 'wallet.transfer',
      body: { from: 'wallet', to: code, amount: 1.01 },
      status: 200,
      answer: { message: 'SUCCESS' },
    });
  });

  it('never replace the response of the upstream, as when another process has written the file', async () => {
    const folder = sampleFolder();
    const upstream = await startUpstream(() => ({ status: 200, body: '{"token":"t"}' }));
    const address = await beside({ url: upstream.url, records: folder });
    await writeFile(join(folder, '0001-session.login.json'), '');
    const response = await callsOf(overHttp(address))('session.login', login);
    expect(response).toMatchObject({ status: 200, body: { token: 't' } });
    const entries = await createControl({ baseUrl: address }).worlds.of('default').journal.list();
    expect(entries.map(({ kind, name, outcome }) => [kind, name, outcome])).toEqual([
      ['crash', 'upstream.record', 'crash'],
      ['call', 'session.login', 'ok'],
    ]);
    // An exchange that was not written is no repetition.
    await callsOf(overHttp(address))('session.login', login);
    expect((await readdir(folder)).sort()).toEqual(['0001-session.login.json', '0002-session.login.json']);
  });
});

it('records change no mode of a folder that was there', async () => {
  const folder = sampleFolder();
  await chmod(folder, 0o755);
  await beside({ url: 'http://127.0.0.1:9', records: folder });
  expect((await stat(folder)).mode & 0o777).toBe(0o755);
});

it.each(['/proc/records', '/dev/null'])('records in %s are refused with the folder', async (records) => {
  await expect(beside({ url: 'http://127.0.0.1:9', records })).rejects.toThrow(
    `The folder ${records} cannot be written: `,
  );
});

describe('forwarding', () => {
  it('returns 503 while the upstream is down, because the call had no effect', async () => {
    // No program listens at this port.
    const call = callsOf(overHttp(await beside({ url: 'http://127.0.0.1:2' })));
    expect(await call('session.login', login)).toMatchObject({
      status: 503,
      body: { message: 'NOT_REACHED' },
    });
  });

  it('forwards the call without headers of the simulator', async () => {
    const upstream = await startUpstream(() => ({ status: 200, body: '{"token":"t"}' }));
    const address = await beside({ url: `${upstream.url}/base/` });
    const world = `mock_world_${new URL(address).port}=default`;
    const headers = {
      cookie: `${world}; sid=7; mock_world=other`,
      'x-mock-world': 'default',
      origin: address,
    };
    const response = await callsOf(overHttp(address))('session.login', { ...login, intent: 'a1', headers });
    const [request] = upstream.received;
    expect(request).toMatchObject({ url: '/base/api/login', body: JSON.stringify(login.body) });
    expect(request?.headers).toMatchObject({
      cookie: 'sid=7',
      'idempotency-key': 'a1',
      'x-player-client': 'web',
    });
    expect(Object.keys(request?.headers ?? {})).not.toContain('x-mock-world');
    expect(Object.keys(request?.headers ?? {})).not.toContain('origin');
    expect(response.headers.get('set-cookie')).toBe('sid=1; HttpOnly');
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });

  it('forwards calls of own and allowed pages only', async () => {
    const upstream = await startUpstream(() => ({ status: 200, body: '{"token":"t"}' }));
    const allowed = 'https://app.example';
    const address = await startSimulator({ upstream: { url: upstream.url }, allowedOrigins: [allowed] });
    const statusFor = async (headers: Record<string, string>) =>
      (await callsOf(overHttp(address))('session.login', { ...login, headers })).status;
    expect(await statusFor({ origin: 'https://evil.example' })).toBe(403);
    expect(await statusFor({ origin: 'null' })).toBe(403);
    expect(await statusFor({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(upstream.received).toHaveLength(0);
    expect(await statusFor({ origin: address })).toBe(200);
    expect(await statusFor({ origin: allowed, 'sec-fetch-site': 'cross-site' })).toBe(200);
    expect(await statusFor({})).toBe(200);
  });

  it('sends no path with a segment of dots, in any spelling, and every harmless one', async () => {
    const upstream = await startUpstream(() => ({ status: 200, body: '{}' }));
    const { hostname, port } = new URL(await beside({ url: upstream.url }));
    const headers = { 'x-player-client': 'web' };
    const statusOf = (segment: string) =>
      new Promise((resolve) => {
        const path = `/api/wallet/activate/${segment}`;
        requestOf({ hostname, port, path, headers }, (response) =>
          resolve(response.resume().statusCode),
        ).end();
      });
    const leaving = ['%2e%2e', '%2E%2e', '..', '.', '%2e', '..%2fusers', 'a%5C..%5Cusers', '%2F.', '%ff'];
    for (const segment of leaving) expect(await statusOf(segment), segment).not.toBe(200);
    expect(upstream.received).toEqual([]);
    const harmless = ['a%2Fb', '...', 'a.b'];
    for (const segment of harmless) await statusOf(segment);
    expect(upstream.received.map(({ url }) => url)).toEqual(
      harmless.map((segment) => `/api/wallet/activate/${segment}`),
    );
  });

  it('refuses a call without the marker, and reports it', async () => {
    const upstream = await startUpstream(() => ({ status: 200, body: '{"token":"t"}' }));
    const address = await beside({ url: upstream.url });
    const response = await callsOf(overHttp(address))('session.login', {
      ...login,
      headers: { 'x-player-client': undefined },
    });
    expect([response.status, JSON.parse(response.text)]).toEqual([403, { message: 'KEY_INVALID' }]);
    expect(upstream.received).toHaveLength(0);
    const drift = await driftAt(address);
    expect(drift.map(({ side, what }) => [side, what])).toEqual([
      ['request', 'the marker header of session.login'],
    ]);
  });

  it('refuses a compressed request, which the app never sends', async () => {
    const upstream = await startUpstream(() => ({ status: 200, body: '{"token":"t"}' }));
    const address = await beside({ url: upstream.url });
    const response = await fetch(`${address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', 'x-player-client': 'web' },
      body: bomb,
    });
    expect(response.status).toBe(415);
    expect(upstream.received).toHaveLength(0);
  });

  it('asks for uncompressed responses, and reads no more than the limit of a compressed one', async () => {
    let encoding: unknown;
    const url = await startBackend((request, response) => {
      encoding = request.headers['accept-encoding'];
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
    });
    const response = await callsOf(overHttp(await beside({ url })))('wallet.read', { token: 't' });
    expect([response.status, encoding]).toEqual([502, 'identity']);
  });

  it('follows no redirect, and reports a broken response as an unknown outcome', async () => {
    const upstream = await startUpstream((path) =>
      path === '/api/wallet' ? { status: 302, body: '' } : undefined,
    );
    const address = await beside({ url: upstream.url });
    const call = callsOf(overHttp(address));
    const moved = await call('wallet.read', { token: 't' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, null]);
    const body = { from: 'wallet', to: 'PG', amount: 1 };
    expect((await call('wallet.transfer', { token: 't', body })).status).toBe(502);
    expect(upstream.received).toHaveLength(2);
  });

  it('compares requests, too, and reports both', async () => {
    const upstream = await startUpstream(() => ({ status: 400, body: '{"message":"<NO>"}' }));
    const address = await beside({ url: upstream.url });
    const wrong = { from: 'wallet', amount: '1' } as never;
    await callsOf(overHttp(address))('wallet.transfer', {
      token: 't',
      body: wrong,
    });
    const drift = await driftAt(address);
    expect(drift.map(({ side, what, fields }) => [side, what, fields])).toEqual([
      ['request', 'the body of wallet.transfer', ['to', 'amount']],
      ['answer', 'the refusal of wallet.transfer', ['message']],
    ]);
  });
});
