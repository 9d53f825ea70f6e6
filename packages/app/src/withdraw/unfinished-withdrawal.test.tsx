import { waitFor } from '@testing-library/react';
import type { Transaction } from '@wallet/contract/statement';
import { satang } from '@wallet/contract/wire/money';
import { beforeEach, expect, it, vi } from 'vitest';

const waiting = {
  _id: 'w1',
  statementType: 'withdraw',
  status: 'in progress',
  from: 'wallet',
  to: 'KBANK ***-*-*6789',
  amount: 500,
  createdAt: '2026-11-21T09:30:00.000+07:00',
};

let statements: (typeof waiting)[];
const kept = () => localStorage.getItem('unfinished-withdrawal');

/** Loads the page again after a withdrawal was sent, and opens home. */
async function reopen(): Promise<() => Transaction | undefined> {
  vi.resetModules();
  const { useUnfinishedWithdrawal } = await import('./unfinished-withdrawal.ts');
  const { useTrackedWithdrawal } = await import('./tracked-withdrawal.ts');
  const { withQueries } = await import('#api/with-queries.fixture.tsx');
  const { renderHook } = await import('@testing-library/react');
  const { result } = renderHook(() => {
    useUnfinishedWithdrawal();
    return useTrackedWithdrawal();
  }, withQueries());
  return () => result.current;
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ total: statements.length, statements }))),
  );
  const { session } = await import('#api/session/session.ts');
  session.signIn('t', true);
  const { beginWithdrawal } = await import('./unfinished-withdrawal.ts');
  beginWithdrawal(satang(500_00));
});

it('a withdrawal whose page was closed is shown by the next page', async () => {
  statements = [{ ...waiting, _id: 'other', amount: 300 }, waiting];
  const tracked = await reopen();
  await waitFor(() => expect(tracked()).toMatchObject({ _id: 'w1', status: 'in progress' }));
  expect(kept()).toBeNull();
});

it('an earlier withdrawal that has ended is not taken for it', async () => {
  statements = [{ ...waiting, status: 'SUCCESS' }];
  const tracked = await reopen();
  await waitFor(() => expect(kept()).toBeNull());
  expect(tracked()).toBeUndefined();
});
