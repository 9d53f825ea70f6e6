import { useQueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { DepositBank } from '@wallet/contract/deposit';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { session } from '#api/session/session.ts';
import { sentTransaction } from '#statement/transaction.fixture.ts';
import { depositQuery, useSendLink } from './api.ts';
import { pendingDeposits } from './pending-deposits.ts';

vi.mock('./gift-secret.ts', () => ({ sealLink: (link: string) => link }));

/** Calls that await their response. */
let held: ((resolve: Response) => void)[];
let statements: object[];
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  held = [];
  statements = [];
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('/statement')
      ? Promise.resolve(json({ total: statements.length, statements }))
      : new Promise<Response>((resolve) => held.push(resolve)),
  );
  session.signIn('first', false);
});
afterEach(() => session.signOut());

/** Sends a link, whose response waits for `respond`. */
async function send(use = useSendLink) {
  const { result } = renderHook(use, withQueries());
  const sent = result.current.run({ body: { link: 'https://gift.example/?v=1' } });
  await waitFor(() => expect(held).toHaveLength(1));
  const respond = (response: Response) =>
    act(async () => {
      held[0]?.(response);
      await sent;
    });
  return { result, respond };
}

const methods = () => pendingDeposits.get().items.map(({ method }) => method);

it('a refused link is not expected any more', async () => {
  const { respond } = await send();
  expect(methods()).toEqual(['link']);
  await respond(json({ message: 'LINK_INVALID' }, 400));
  expect(methods()).toEqual([]);
});

it('the link of one member leaves the link of the next expected', async () => {
  const { respond } = await send();
  const now = Date.now();
  act(() => {
    session.signOut();
    session.signIn('next', false);
    pendingDeposits.add({ kind: 'link', method: 'link', since: now, until: now + 60_000 }, satang(0));
  });
  await respond(json({ message: 'SUCCESS' }));
  expect(methods()).toEqual(['link']);
});

it.each([
  ['another deposit', 'KBANK', 250, 'accepted'],
  ['a deposit that is taken back', 'Truewallet', -250, 'accepted'],
  ['the deposit of the link', 'Truewallet', 250, 'done'],
])('%s, from %s with ฿%s: the link is %s', async (_what, from, amount, state) => {
  const { result, respond } = await send(() => {
    const banks = [{ bankCode: 'KBANK' } as DepositBank];
    useQueryClient().setQueryData(depositQuery().queryKey, { banks, wallets: [], isManual: true });
    return useSendLink();
  });
  statements = [sentTransaction('new', 'deposit', amount, { from, to: 'wallet' })];
  await respond(json({ message: 'SUCCESS' }));
  await waitFor(() => expect(result.current.progress.state).not.toBe('pending'));
  expect(result.current.progress.state).toBe(state);
});
