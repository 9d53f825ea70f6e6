import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { useSendLink } from './api.ts';
import { pendingDeposits } from './pending-deposits.ts';

vi.mock('./gift-secret.ts', () => {
  throw new Error('This file is gone.');
});

const backend = vi.fn<(path: string) => Promise<Response>>(
  async () => new Response('{"total":0,"statements":[]}'),
);

beforeEach(() => {
  vi.stubGlobal('fetch', backend);
  session.signIn('first', false);
});
afterEach(() => {
  vi.restoreAllMocks();
  session.signOut();
});

it('without the encryption nothing is sent, and the reason is the file', async () => {
  const { result } = renderHook(useSendLink, withQueries());
  await act(() => result.current.run({ body: { link: 'https://gift.example/?v=1' } }));
  expect(result.current.progress).toEqual({ state: 'refused', failure: { message: 'not-loaded' } });
  expect(backend.mock.calls.map(([path]) => path)).not.toContainEqual(expect.stringContaining('deposit'));
  expect(pendingDeposits.get().items).toEqual([]);
});

it('the reason is the connection when that was lost meanwhile', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
  const { result } = renderHook(useSendLink, withQueries());
  await act(() => result.current.run({ body: { link: 'https://gift.example/?v=1' } }));
  expect(result.current.progress).toEqual({ state: 'refused', failure: { message: 'offline' } });
});
