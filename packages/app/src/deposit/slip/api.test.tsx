import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { sentSlips } from './sent-slips.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { useSendSlip } from './api.ts';
import type { upload } from '#api/upload.ts';

/** Pending uploads; a test ends them. */
const { carry } = vi.hoisted(() => ({ carry: vi.fn<typeof upload>() }));
vi.mock('#api/upload.ts', () => ({ upload: carry }));

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
  return () => act(async () => arrive(new Response('{"message":"SUCCESS"}')));
}

beforeEach(() => {
  carry.mockReset();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"total":0,"slips":[]}')));
  session.signIn('t', false);
});
afterEach(cleanup);

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
