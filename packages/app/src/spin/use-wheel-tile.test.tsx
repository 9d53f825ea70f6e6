import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient, invalidateNouns } from '#api/query-client.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { session } from '#api/session/session.ts';
import { useWheelTile } from './use-wheel-tile.ts';

const setup = { result: { activeSpinwheel: { name: 'Wheel', slices: [] }, userCoin: 3 } };

/** Renders the tile with a backend whose responses the test sends. */
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
  const respond = async (call: 'active' | 'setup', body: object, status = 200) => {
    await waitFor(() => expect(waiting.has(call)).toBe(true));
    await act(async () => {
      waiting.get(call)?.(new Response(JSON.stringify(body), { status }));
      waiting.delete(call);
      await Promise.resolve();
    });
  };
  return { shown: () => result.current, respond, client, unmount };
}

it('is unknown until the backend reports whether the wheel is on', async () => {
  const { shown, respond } = stage();
  expect(shown()).toBe('unknown');
  await respond('setup', setup);
  expect(shown()).toBe('unknown');
  await respond('active', { isActive: true });
  await waitFor(() => expect(shown()).toEqual({ coins: 3 }));
});

it('is on before its coins arrive', async () => {
  const { shown, respond } = stage();
  await respond('active', { isActive: true });
  await waitFor(() => expect(shown()).toEqual({ coins: undefined }));
  await respond('setup', setup);
  await waitFor(() => expect(shown()).toEqual({ coins: 3 }));
});

it.each([
  ['is off if the backend reports it', { isActive: false }, 200],
  ['is off if the request fails', { message: 'NO_DATA' }, 404],
])('%s', async (_what, body, status) => {
  const { shown, respond } = stage();
  await respond('setup', setup);
  await respond('active', body, status);
  await waitFor(() => expect(shown()).toBe('off'));
});

it('is unchanged while the page is open', async () => {
  const { shown, respond, client } = stage();
  await respond('active', { isActive: true });
  await waitFor(() => expect(shown()).toEqual({ coins: undefined }));
  const touched = invalidateNouns(client, ['spin']);
  await respond('setup', setup);
  await respond('active', { isActive: false });
  await act(() => touched);
  expect(shown()).toEqual({ coins: 3 });
});
