import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { pendingDeposits } from '#deposit/pending-deposits.ts';
import { sentSlips } from './sent-slips.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { useSendSlip } from './api.ts';
import type { upload } from '#api/upload.ts';

/** Pending uploads; a test ends them. */
const { carry } = vi.hoisted(() => ({ carry: vi.fn<typeof upload>() }));
vi.mock('#api/upload.ts', () => ({ upload: carry }));

/** Slips in the list. */
let total = 0;

const slip = (name: string) => ({ file: new File(['x'], name, { type: 'image/png' }), mark: name });

const mount = () => renderHook(useSendSlip, withQueries());

/** Sends the slip; returns a function that completes the upload. */
async function begin({ result }: ReturnType<typeof mount>, name: string) {
  let arrive: (response: Response) => void = () => undefined;
  carry.mockImplementationOnce(
    (_path, { signal }) =>
      new Promise((resolve, reject) => {
        arrive = resolve;
        signal?.addEventListener('abort', () => reject(new TypeError()));
      }),
  );
  act(() => void result.current.send(slip(name)));
  await waitFor(() => expect(carry).toHaveBeenCalled());
  return () =>
    act(async () => {
      total += 1;
      arrive(new Response('{"message":"SUCCESS"}'));
    });
}

beforeEach(() => {
  carry.mockReset();
  total = 0;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ total, slips: [] }))));
  session.signIn('t', false);
});
afterEach(() => {
  cleanup();
  session.signOut();
});

it('is identified by its own mark, even if another slip is selected during the upload', async () => {
  const view = mount();
  const arrive = await begin(view, 'first');
  act(() => void view.result.current.send(slip('second')));
  await arrive();
  await waitFor(() => expect(view.result.current.progress.state).toBe('done'));
  expect([sentSlips.has('first'), sentSlips.has('second')]).toEqual([true, false]);
  expect(carry).toHaveBeenCalledTimes(1);
});

it('can be cancelled after a second tap, and another slip can be sent', async () => {
  const view = mount();
  await begin(view, 'first');
  act(() => void view.result.current.send(slip('first')));
  act(() => view.result.current.cancel());
  await waitFor(() => expect(view.result.current.progress.state).toBe('idle'));
  carry.mockClear();
  const arrive = await begin(view, 'second');
  await arrive();
  await waitFor(() => expect(view.result.current.progress.state).toBe('done'));
  expect([sentSlips.has('first'), sentSlips.has('second')]).toEqual([false, true]);
});

it('is identified if it arrives after its screen closes', async () => {
  const view = mount();
  const arrive = await begin(view, 'first');
  view.unmount();
  await arrive();
  await waitFor(() => expect(sentSlips.has('first')).toBe(true));
});

const expected = () => ({
  isKnown: sentSlips.has('first'),
  isAwaited: sentSlips.isAwaited(),
  methods: pendingDeposits.get().items.map(({ method }) => method),
});

it('is expected during its upload, because the page may close before the response', async () => {
  await begin(mount(), 'first');
  sentSlips.settle(Date.now() + 1, undefined);
  expect(expected()).toEqual({ isKnown: true, isAwaited: true, methods: ['slip'] });
});

it('is not expected any more after it is cancelled or refused', async () => {
  const view = mount();
  await begin(view, 'first');
  act(() => view.result.current.cancel());
  await waitFor(() => expect(view.result.current.progress.state).toBe('idle'));
  expect(expected()).toEqual({ isKnown: false, isAwaited: false, methods: [] });
  carry.mockResolvedValueOnce(new Response('{"message":"SLIP_UPLOAD_FAIL"}', { status: 400 }));
  await act(() => view.result.current.send(slip('first')));
  expect(expected()).toEqual({ isKnown: false, isAwaited: false, methods: [] });
});

it('leaves nothing to the next member', async () => {
  const view = mount();
  await begin(view, 'first');
  act(() => {
    session.signOut();
    session.signIn('next', false);
  });
  sentSlips.add('second');
  act(() => view.result.current.cancel());
  await waitFor(() => expect(view.result.current.progress.state).not.toBe('pending'));
  expect(expected()).toEqual({ isKnown: false, isAwaited: true, methods: [] });
  expect(sentSlips.has('second')).toBe(true);
});
