import { game } from '@wallet/contract/game';
import { site } from '@wallet/contract/site';
import { withdraw } from '@wallet/contract/withdraw';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { endpointsOf } from './client.ts';
import { outcomeOf } from './api-error.ts';

const { create } = endpointsOf('withdraw', withdraw);
const { account } = endpointsOf('game', game);
const { active } = endpointsOf('site', site);

const backend = vi.fn<typeof fetch>();
const respond = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  backend.mockResolvedValue(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  );

const outcome = (sent: Promise<unknown>) => sent.then(() => 'success', outcomeOf);
const sendTransfer = () => create.send({ body: { amount: satang(100_00) } });

beforeEach(() => {
  backend.mockReset();
  vi.stubGlobal('fetch', backend);
  session.signIn('token-of-a-member', false);
});

afterEach(() => vi.useRealTimers());

describe('a request', () => {
  it('carries marker, token and intent, and leaves no trace in caches or referrers', async () => {
    respond(200, { message: 'SUCCESS' });
    await create.send({ body: { amount: satang(100_00) } }, { intent: 'one-intent' });
    const [address, init] = backend.mock.calls[0] ?? [];
    expect(address).toBe('/api/wallet/withdraw');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"amount":100}',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      headers: {
        'x-player-client': 'web',
        authorization: 'Bearer token-of-a-member',
        'idempotency-key': 'one-intent',
      },
    });
  });

  it.each(['th', 'lo', 'en'])('carries the language of the page (%s)', async (tag) => {
    document.documentElement.lang = tag;
    respond(200, { message: 'SUCCESS' });
    await sendTransfer();
    expect(backend.mock.calls[0]?.[1]?.headers).toMatchObject({ 'accept-language': tag });
  });

  it('of a member is not sent after a sign-out', async () => {
    session.signOut();
    expect(await outcome(sendTransfer())).toMatchObject({ kind: 'unauthorised' });
    expect(backend).not.toHaveBeenCalled();
  });

  it('of a guest carries no token after a sign-out', async () => {
    session.signOut();
    respond(200, { status: 'active' });
    await active.send({});
    const [, init] = backend.mock.calls[0] ?? [];
    expect(init?.headers).not.toHaveProperty('authorization');
  });

  it('encodes path segments and rejects steps up the path', async () => {
    respond(200, { username: 'u', password: 'p' });
    await account.send({ params: { slotCode: 'a/b c' } });
    expect(backend.mock.calls[0]?.[0]).toBe('/api/wallet/account/a%2Fb%20c');
    expect(await outcome(account.send({ params: { slotCode: '..' } }))).toMatchObject({ kind: 'rejected' });
    expect(backend).toHaveBeenCalledTimes(1);
  });
});

describe('a response', () => {
  it('resolves to the body of a success', async () => {
    respond(200, { message: 'SUCCESS', extra: 'is dropped' });
    expect(await sendTransfer()).toEqual({ message: 'SUCCESS' });
  });

  it.each([
    [409, { message: 'any text' }, { kind: 'rejected', failure: { message: 'any text' } }],
    [401, { message: 'EXPIRED_AUTH_TOKEN' }, { kind: 'unauthorised' }],
    [400, { message: 'Invalid token.' }, { kind: 'unauthorised' }],
    [410, { message: 'gone' }, { kind: 'gone' }],
    [400, { message: 'gone' }, { kind: 'gone' }],
    [401, { message: 'WRONG_PASSWORD' }, { kind: 'rejected', failure: { message: 'WRONG_PASSWORD' } }],
    [401, 'Unauthorized', { kind: 'unauthorised' }],
    [503, { message: 'NO_BANK' }, { kind: 'rejected', failure: { message: 'NO_BANK' } }],
    [200, { error: 'any text' }, { kind: 'unknown', reason: 'unexpected' }],
    [200, { status: 'fail' }, { kind: 'unknown', reason: 'unexpected' }],
    [200, { status: 'ERROR', message: 'any text' }, { kind: 'unknown', reason: 'unexpected' }],
    [200, { result: false }, { kind: 'unknown', reason: 'unexpected' }],
    [200, { statusCode: 500, data: null }, { kind: 'unknown', reason: 'unexpected' }],
    [200, { error: { code: 7 } }, { kind: 'unknown', reason: 'unexpected' }],
    [201, { ok: 'false' }, { kind: 'unknown', reason: 'unexpected' }],
    [200, { success: false, error: 'any text' }, { kind: 'rejected', failure: { message: 'any text' } }],
    [500, { message: 'INTERNAL_SERVER_ERROR' }, { kind: 'unknown', reason: 'server' }],
    [500, 'Traceback: line 12', { kind: 'unknown', reason: 'server', said: undefined }],
    [503, { message: 'INTERNAL_SERVER_ERROR' }, { kind: 'unknown', reason: 'busy' }],
    [
      503,
      { message: 'Back at 05:00' },
      { kind: 'unknown', reason: 'busy', said: { message: 'Back at 05:00' } },
    ],
    [500, { message: 'ปิดปรับปรุง' }, { kind: 'unknown', reason: 'server', said: { message: 'ปิดปรับปรุง' } }],
    [500, { message: 'ECONNREFUSED' }, { kind: 'unknown', reason: 'server', said: undefined }],
    [500, { message: '<b>at line 12</b>' }, { kind: 'unknown', reason: 'server', said: undefined }],
    [504, '', { kind: 'unknown', reason: 'busy' }],
    [403, '<html>Blocked</html>', { kind: 'rejected', failure: { message: 'fault:unexpected' } }],
    [400, { message: 'SUCCESS' }, { kind: 'rejected', failure: { message: 'fault:unexpected' } }],
    [200, '', { kind: 'unknown', reason: 'unexpected' }],
    [302, '', { kind: 'unknown', reason: 'unexpected' }],
    [200, '{"message":"SUCC', { kind: 'unknown', reason: 'unexpected' }],
    [409, { message: 'REQUEST_LIMIT' }, { kind: 'unknown', reason: 'running' }],
    [400, 'nonsense', { kind: 'rejected', failure: { message: 'nonsense' } }],
    [400, { message: 'REQUEST_LIMIT_1MIN' }, { kind: 'limited' }],
    [429, '<html>Slow down</html>', { kind: 'limited', failure: { message: 'REQUEST_LIMIT' } }],
    [429, 'Too many requests', { kind: 'limited', failure: { message: 'REQUEST_LIMIT' } }],
    [429, 'REQUEST_LIMIT_1MIN', { kind: 'limited', failure: { message: 'REQUEST_LIMIT_1MIN' } }],
    [429, { message: 'Come back at 5' }, { kind: 'limited', failure: { message: 'Come back at 5' } }],
  ])('of %d %j has its own outcome', async (status, body, expected) => {
    respond(status, body);
    expect(await outcome(sendTransfer())).toMatchObject(expected);
  });

  it.each([
    [201, ''],
    [200, { message: 'SOMETHING_ELSE' }],
    [200, { status: true, data: null }],
    [200, { status: 200, result: 'ok', error: null }],
    [201, { message: 'SUCCESS' }],
  ])('of %d %j is a success if its body is not used', async (status, body) => {
    backend.mockResolvedValue(
      new Response(typeof body === 'string' || body === null ? body : JSON.stringify(body), { status }),
    );
    await expect(sendTransfer()).resolves.toBeTruthy();
  });

  it('sets the time of the next try after too many requests', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    respond(429, { message: 'REQUEST_LIMIT_1MIN' }, { 'retry-after': '42' });
    expect(await outcome(sendTransfer())).toMatchObject({ kind: 'limited', retryAt: 1_042_000 });
    respond(429, { message: 'OTP_BLOCK', params: { minutes: 15 } });
    expect(await outcome(sendTransfer())).toMatchObject({ kind: 'limited', retryAt: 1_900_000 });
  });

  it.each([
    ['Thu, 01 Jan 1970 00:17:22 GMT', 1_042_000],
    ['3600', 4_600_000],
    ['999999999999', undefined],
    ['Fri, 31 Dec 9999 23:59:59 GMT', undefined],
    ['soon', undefined],
  ])('sets no endless pause: retry-after %s', async (after, retryAt) => {
    vi.useFakeTimers({ now: 1_000_000 });
    respond(429, { message: 'REQUEST_LIMIT_1MIN' }, { 'retry-after': after });
    expect(await outcome(sendTransfer())).toMatchObject({ kind: 'limited', retryAt });
  });

  it('that does not arrive within 60 seconds is a time-out', async () => {
    vi.useFakeTimers();
    backend.mockImplementation(
      (_address, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const outcomeOfCall = outcome(sendTransfer());
    const early = vi.fn();
    void outcomeOfCall.then(early);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(early).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcomeOfCall).toEqual({ kind: 'unknown', reason: 'slow' });
  });

  it('is unknown after a broken connection and cancelled after an abort', async () => {
    backend.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await outcome(sendTransfer())).toEqual({ kind: 'unknown', reason: 'connection' });
    const controller = new AbortController();
    controller.abort();
    expect(
      await outcome(create.send({ body: { amount: satang(1_00) } }, { signal: controller.signal })),
    ).toEqual({
      kind: 'cancelled',
    });
  });

  it('that rejects the token ends the session once', async () => {
    respond(401, { message: 'UNAUTHORIZED' });
    backend.mockImplementation(async () => new Response('{"message":"UNAUTHORIZED"}', { status: 401 }));
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    await Promise.all(Array.from({ length: 10 }, () => outcome(sendTransfer())));
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.get().ended).toBe('expired');
  });
});
