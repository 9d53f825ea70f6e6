import { act, renderHook, waitFor } from '@testing-library/react';
import { baht } from '@wallet/contract/wire/money.fixture';
import { expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import type { OnLateVerdict } from '#api/use-api-mutation.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { useWithdraw } from './api.ts';

/** Sends a withdrawal that is refused after its screen was left. Returns the reported verdicts. */
async function leave(beforeResponse: () => void = () => undefined) {
  session.signIn('t', false);
  let refuse: (response: Response) => void = () => undefined;
  const held = new Promise<Response>((resolve) => (refuse = resolve));
  const backend = vi.fn((path: string) =>
    path.endsWith('/withdraw') ? held : Promise.resolve(new Response('{"total":0,"statements":[]}')),
  );
  vi.stubGlobal('fetch', backend);
  const late = vi.fn<OnLateVerdict>();
  const { result, unmount } = renderHook(() => useWithdraw(late), withQueries());
  let running: Promise<void> | undefined;
  act(() => void (running = result.current.run({ body: { amount: baht(100) } })));
  await waitFor(() => expect(backend).toHaveBeenCalledTimes(2));
  unmount();
  beforeResponse();
  refuse(new Response('{"message":"MONEY_NOT_ENOUGH"}', { status: 400 }));
  await running;
  return late.mock.calls;
}

it('a refusal is reported after its screen was left', async () => {
  expect(await leave()).toEqual([['did-not-happen', false]]);
});

it('a refusal is not reported to the next member', async () => {
  expect(await leave(() => session.signIn('of the next', false))).toEqual([]);
});
