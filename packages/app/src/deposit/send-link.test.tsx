import { act, renderHook, waitFor } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { session } from '#api/session/session.ts';
import { useSendLink } from './api.ts';
import { pendingDeposits } from './pending-deposits.ts';

vi.mock('./gift-secret.ts', () => ({ sealLink: (link: string) => link }));

/** Calls that await their response. */
let held: ((resolve: Response) => void)[];
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  held = [];
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('/statement')
      ? Promise.resolve(json({ total: 0, statements: [] }))
      : new Promise<Response>((resolve) => held.push(resolve)),
  );
  session.signIn('first', false);
});
afterEach(() => session.signOut());

const methods = () => pendingDeposits.get().items.map(({ method }) => method);

it('a refused link is not expected any more', async () => {
  const { result } = renderHook(useSendLink, withQueries());
  const sent = result.current.run({ body: { link: 'https://gift.example/?v=1' } });
  await waitFor(() => expect(held).toHaveLength(1));
  expect(methods()).toEqual(['link']);
  await act(async () => {
    held[0]?.(json({ message: 'LINK_INVALID' }, 400));
    await sent;
  });
  expect(methods()).toEqual([]);
});

it('the link of one member leaves the link of the next expected', async () => {
  const { result } = renderHook(useSendLink, withQueries());
  const sent = result.current.run({ body: { link: 'https://gift.example/?v=1' } });
  await waitFor(() => expect(held).toHaveLength(1));
  const now = Date.now();
  act(() => {
    session.signOut();
    session.signIn('next', false);
    pendingDeposits.add({ kind: 'link', method: 'link', since: now, until: now + 60_000 }, satang(0));
  });
  await act(async () => {
    held[0]?.(json({ message: 'SUCCESS' }));
    await sent;
  });
  expect(methods()).toEqual(['link']);
});
