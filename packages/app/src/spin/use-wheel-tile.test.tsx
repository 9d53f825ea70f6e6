import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient, invalidateNouns } from '#api/query-client.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { session } from '#api/session/session.ts';
import { useWheelTile } from './use-wheel-tile.ts';

const setup = { result: { activeSpinwheel: { name: 'Wheel', slices: [] }, userCoin: 3 } };

/** Renders the tile with a backend that answers each call by hand. */
function stage() {
  session.signIn('t', false);
  const waiting = new Map<string, (response: Response) => void>();
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>((resolve) => waiting.set(path.endsWith('/active') ? 'active' : 'setup', resolve)),
  );
  const client = createQueryClient(() => undefined);
  const { result, unmount } = renderHook(useWheelTile, withQueries(client));
  const answer = async (call: 'active' | 'setup', body: object, status = 200) => {
    await waitFor(() => expect(waiting.has(call)).toBe(true));
    await act(async () => {
      waiting.get(call)?.(new Response(JSON.stringify(body), { status }));
      waiting.delete(call);
      await Promise.resolve();
    });
  };
  return { shown: () => result.current, answer, client, unmount };
}

it('is unknown until the backend reports whether the wheel is on', async () => {
  const { shown, answer } = stage();
  expect(shown()).toBe('unknown');
  await answer('setup', setup);
  expect(shown()).toBe('unknown');
  await answer('active', { isActive: true });
  await waitFor(() => expect(shown()).toEqual({ coins: 3 }));
});

it('is on before its coins arrive', async () => {
  const { shown, answer } = stage();
  await answer('active', { isActive: true });
  await waitFor(() => expect(shown()).toEqual({ coins: undefined }));
  await answer('setup', setup);
  await waitFor(() => expect(shown()).toEqual({ coins: 3 }));
});

it.each([
  ['is off if the backend reports it', { isActive: false }, 200],
  ['is off if the request fails', { message: 'NO_DATA' }, 404],
])('%s', async (_what, body, status) => {
  const { shown, answer } = stage();
  await answer('setup', setup);
  await answer('active', body, status);
  await waitFor(() => expect(shown()).toBe('off'));
});

it('is unchanged while the page is open', async () => {
  const { shown, answer, client } = stage();
  await answer('active', { isActive: true });
  await waitFor(() => expect(shown()).toEqual({ coins: undefined }));
  const touched = invalidateNouns(client, ['spin']);
  await answer('setup', setup);
  await answer('active', { isActive: false });
  await act(() => touched);
  expect(shown()).toEqual({ coins: 3 });
});
