import { site } from '@wallet/contract/site';
import { spin } from '@wallet/contract/spin';
import { wallet } from '@wallet/contract/wallet';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpointsOf } from '#api/client.ts';
import { session } from '#api/session/session.ts';

const headers = { 'x-player-client': 'web' };
const { read, transferAll } = endpointsOf('wallet', wallet);

/** Runs the page's first script for the signed-in member. */
async function sendPreload() {
  vi.resetModules();
  vi.stubGlobal('PRELOAD', {
    headers,
    wallet: { id: 'wallet.read', path: '/api/wallet' },
    wheel: { id: 'spin.active', path: '/api/spinwheel/active' },
    shapes: { sent: {}, stored: {} },
    category: 'slot',
  });
  await import('./send-preload.ts');
}

/** A backend that refuses every call and records it. */
function refuse() {
  const backend = vi.fn((_address: string, _how: RequestInit) =>
    Promise.resolve(new Response('{"message":"INVALID_IP"}', { status: 403 })),
  );
  vi.stubGlobal('fetch', backend);
  return backend;
}

const refused = { outcome: { kind: 'rejected', failure: { message: 'INVALID_IP' } } };

beforeEach(() => {
  window.history.pushState({}, '', '/user/profile');
  window.preloadedCalls = undefined;
  session.signIn('mine', false);
});

it('is sent like a call of the app, and its response goes to the first caller', async () => {
  const backend = refuse();
  await sendPreload();
  await expect(read.send({})).rejects.toMatchObject(refused);
  expect(backend).toHaveBeenCalledTimes(1);
  await expect(read.send({})).rejects.toMatchObject(refused);
  expect(backend).toHaveBeenCalledTimes(2);
  const [preloaded, own] = backend.mock.calls.map(([to, { body: _body, signal: _signal, ...how }]) => ({
    to,
    ...how,
    method: how.method ?? 'GET',
    headers: Object.fromEntries(new Headers(how.headers)),
  }));
  const { onUpload: _never, ...plain } = own as typeof own & { onUpload?: unknown };
  expect(preloaded).toEqual(plain);
});

it('home also requests its wheel, and each response goes to its own caller', async () => {
  window.history.pushState({}, '', '/user/home');
  const backend = refuse();
  await sendPreload();
  const { active } = endpointsOf('spin', spin);
  await expect(active.send({})).rejects.toMatchObject(refused);
  await expect(read.send({})).rejects.toMatchObject(refused);
  expect(backend.mock.calls.map(([to]) => to)).toEqual(['/api/wallet', '/api/spinwheel/active']);
  const [, preloaded] = backend.mock.calls;
  await expect(active.send({})).rejects.toMatchObject(refused);
  const own = backend.mock.lastCall;
  expect(Object.fromEntries(new Headers(preloaded?.[1].headers))).toEqual(
    Object.fromEntries(new Headers(own?.[1].headers)),
  );
  expect(backend).toHaveBeenCalledTimes(3);
});

it('is not sent without a member', async () => {
  const backend = refuse();
  session.signOut();
  await sendPreload();
  expect(backend).not.toHaveBeenCalled();
});

it('never returns a response of another member', async () => {
  const backend = refuse();
  await sendPreload();
  session.signIn('theirs', false);
  await expect(read.send({})).rejects.toMatchObject(refused);
  expect(new Headers(backend.mock.lastCall?.[1].headers).get('authorization')).toBe('Bearer theirs');
});

it('expires when the app starts late', async () => {
  const backend = refuse();
  await sendPreload();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 11_000);
  await expect(read.send({})).rejects.toMatchObject(refused);
  expect(backend).toHaveBeenCalledTimes(2);
});

it('is not sent after a call of the app', async () => {
  const backend = refuse();
  await expect(read.send({})).rejects.toMatchObject(refused);
  await sendPreload();
  await expect(read.send({})).rejects.toMatchObject(refused);
  expect(backend.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([false, false]);
  expect(window.preloadedCalls).toEqual([]);
});

it('is dropped by the first effect, which its response may precede', async () => {
  const backend = refuse();
  await sendPreload();
  await expect(transferAll.send({ body: { to: 'PG' } })).rejects.toMatchObject(refused);
  await expect(read.send({})).rejects.toMatchObject(refused);
  expect(backend.mock.calls.map(([, { method }]) => method)).toEqual([undefined, 'POST', 'GET']);
});

it('waits for its call while others are sent', async () => {
  const backend = refuse();
  await sendPreload();
  await expect(endpointsOf('site', site).info.send({})).rejects.toMatchObject(refused);
  await expect(read.send({})).rejects.toMatchObject(refused);
  expect(backend.mock.calls.map(([to]) => to)).toEqual(['/api/wallet', '/api/lookup/info']);
});

it('is cancelled with its caller', async () => {
  const ended = vi.fn();
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        ended();
        reject(new DOMException('', 'AbortError'));
      });
    });
  });
  await sendPreload();
  const controller = new AbortController();
  const sent = read.send({}, { signal: controller.signal });
  await Promise.resolve();
  controller.abort();
  await expect(sent).rejects.toMatchObject({ outcome: { kind: 'cancelled' } });
  expect(ended).toHaveBeenCalledTimes(1);
});
