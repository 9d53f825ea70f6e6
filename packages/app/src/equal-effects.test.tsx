/** Two equal effects, of which the backend books one. */
import { useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { baht } from '@wallet/contract/wire/money.fixture';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import type { OnLateVerdict } from '#api/use-api-mutation.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { sentTransaction } from '#statement/transaction.fixture.ts';
import { useTransfer, walletQuery } from '#wallet/api.ts';

let statements: object[];

const backend = async (path: string) => {
  const content = path.endsWith('/api/statement')
    ? { total: statements.length, statements }
    : path.endsWith('/api/wallet')
      ? { profile: { name: 'Lek' }, wallet: { amount: 1_000 - 100 * statements.length }, slots: [] }
      : { message: 'SUCCESS' };
  return new Response(JSON.stringify(content));
};

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:30:00+07:00') });
  vi.stubGlobal('fetch', backend);
  statements = [];
  session.signIn('t', false);
});

afterEach(() => {
  vi.useRealTimers();
  session.signOut();
});

it('one transaction confirms one of two transfers', async () => {
  const late = vi.fn<OnLateVerdict>();
  const { result } = renderHook(() => {
    useQuery(walletQuery());
    return useTransfer(late);
  }, withQueries());
  await pass(1);
  const transfer = async () => {
    act(() => void result.current.run({ body: { from: 'wallet', to: 'PG', amount: baht(100) } }));
    await pass(1);
    expect(result.current.progress.state).toBe('accepted');
    act(() => result.current.reset());
  };
  setTimeout(() => (statements = [sentTransaction('first', 'transfer', 100)]), 6_500);
  await transfer();
  await transfer();
  await pass(60);
  const happened = late.mock.calls.filter(([verdict]) => verdict === 'happened');
  expect(happened).toHaveLength(1);
});
