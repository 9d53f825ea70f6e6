import { deposit } from '@wallet/contract/deposit';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { endpointsOf } from './client.ts';
import { type ApiError, outcomeOf } from './api-error.ts';

const { sendSlip } = endpointsOf('deposit', deposit);
const request = { body: { file: new File(['x'], 'slip.png', { type: 'image/png' }) } };

/** An `XMLHttpRequest` that the test completes by hand. */
class HeldRequest {
  static last: HeldRequest;
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  line = '';
  body: unknown;
  status = 0;
  responseText = '';
  responseURL = '';

  constructor() {
    HeldRequest.last = this;
  }
  open(method: string, path: string) {
    this.line = `${method} ${path}`;
    this.responseURL = new URL(path, window.location.href).href;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return this.status === 429 && name === 'retry-after' ? '42' : null;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  leave(...shares: number[]) {
    for (const share of shares) this.upload.onprogress?.({ loaded: share * 200, total: 200 });
    if (shares.at(-1) === 1) this.upload.onload?.();
  }
  respond(status: number, body: unknown) {
    this.status = status;
    this.responseText = body === undefined ? '' : JSON.stringify(body);
    this.onload?.();
  }
}

/** Calls, and waits until the request has started. */
async function sendPicture(options?: Parameters<typeof sendSlip.send>[1]) {
  const begun = HeldRequest.last;
  const result = sendSlip.send(request, options).catch((error: ApiError) => outcomeOf(error));
  for (let turns = 0; turns < 100 && HeldRequest.last === begun; turns += 1) await Promise.resolve();
  return { asking: result, request: HeldRequest.last };
}

// The app loads this module with the first file; here it is loaded before.
beforeAll(() => import('./upload.ts'));

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  session.signIn('token-of-a-member', false);
});

describe('an upload', () => {
  it('carries the headers of every request, and the file', async () => {
    document.documentElement.lang = 'lo';
    const { asking: result, request } = await sendPicture({ intent: 'one-intent' });
    expect(request.line).toBe('POST /api/wallet/slip');
    expect(request.headers).toEqual({
      'accept-language': 'lo',
      'x-player-client': 'web',
      authorization: 'Bearer token-of-a-member',
      'idempotency-key': 'one-intent',
    });
    expect((request.body as FormData).get('file')).toMatchObject({ name: 'slip.png' });
    request.respond(200, { message: 'SUCCESS' });
    expect(await result).toEqual({ message: 'SUCCESS' });
  });

  it('reports progress, and 1 only when the whole file is sent', async () => {
    const onUpload = vi.fn();
    const { asking: result, request } = await sendPicture({ onUpload });
    request.leave(0.25, 1);
    expect(onUpload.mock.calls).toEqual([[0.25], [0.99], [1]]);
    request.respond(200, { message: 'SUCCESS' });
    await result;
  });

  it('is cancelled by an abort before the file is sent, and unknown after that', async () => {
    for (const [share, outcome] of [
      [0.5, { kind: 'cancelled' }],
      [1, { kind: 'unknown', reason: 'connection' }],
    ] as const) {
      const controller = new AbortController();
      const { asking: result, request } = await sendPicture({ signal: controller.signal });
      request.leave(share);
      controller.abort();
      expect(await result).toEqual(outcome);
    }
  });

  it('is not sent after an earlier abort', async () => {
    const controller = new AbortController();
    controller.abort();
    const { asking: result, request } = await sendPicture({ signal: controller.signal });
    expect(await result).toEqual({ kind: 'cancelled' });
    expect(request.body).toBeUndefined();
  });

  it('is unknown after five minutes', async () => {
    vi.useFakeTimers();
    const { asking: result } = await sendPicture();
    const early = vi.fn();
    void result.then(early);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(early).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await result).toEqual({ kind: 'unknown', reason: 'slow' });
  });

  it.each([
    [400, { message: 'SLIP_INVALID_FILE' }, { kind: 'rejected', failure: { message: 'SLIP_INVALID_FILE' } }],
    [429, { message: 'REQUEST_LIMIT_1MIN' }, { kind: 'limited' }],
    [413, undefined, { kind: 'rejected', failure: { message: 'fault:too-large' } }],
    [302, undefined, { kind: 'unknown', reason: 'unexpected' }],
    [502, undefined, { kind: 'unknown', reason: 'busy' }],
  ])('with the response %d %j has its own outcome', async (status, body, outcome) => {
    const { asking: result, request } = await sendPicture();
    request.respond(status, body);
    expect(await result).toMatchObject(outcome);
  });

  it('succeeds with an empty response', async () => {
    const { asking: result, request } = await sendPicture();
    request.respond(204, undefined);
    expect(await result).toEqual({ message: 'SUCCESS' });
  });

  it.each(['a lost connection', 'a redirect'])('is unknown after %s', async (options) => {
    const { asking: result, request } = await sendPicture();
    if (options === 'a redirect') {
      request.responseURL = 'https://elsewhere.example/api/wallet/slip';
      request.respond(200, { message: 'SUCCESS' });
    } else request.onerror?.();
    expect(await result).toEqual({ kind: 'unknown', reason: 'connection' });
  });
});
