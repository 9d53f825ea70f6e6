/** Withdrawals and transfers whose transaction has failed when it is found. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { baht } from '@wallet/contract/wire/money.fixture';
import { mainWallet } from '@wallet/contract/wallet';
import type { LastResultProps } from '@wallet/ui/statement/LastResult';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { installLocks } from './locks.fixture.ts';
import { reopen } from './next-page.fixture.tsx';
import { sentTransaction } from '#statement/transaction.fixture.ts';
import { useTransfer } from '#wallet/api.ts';
import { useWithdraw } from '#withdraw/api.ts';

vi.mock('@wallet/ui/statement/LastResult', () => ({
  LastResult: ({ verdict, texts }: LastResultProps) => (
    <p data-result>
      {texts.title} {texts[verdict]}
    </p>
  ),
}));
vi.mock('@wallet/ui/statement/UnseenEffect', () => ({ UnseenEffect: () => <p data-unseen /> }));

const failed = sentTransaction('failed', 'withdraw', 100, { status: 'FAILED', to: 'KBANK' });

let statements: object[];

/** The response to the withdrawal. */
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:30:00+07:00') });
  statements = [];
  // The pages of earlier tests must not sign out late.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', async (path: string) =>
    /\/(?:withdraw|transfer)$/.test(path)
      ? answer()
      : new Response(JSON.stringify({ total: statements.length, statements })),
  );
  session.signIn('t', true);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  session.signOut();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Sends a withdrawal of ฿100. */
async function send() {
  const { result } = renderHook(() => useWithdraw(), withQueries());
  act(() => void result.current.run({ body: { amount: baht(100) } }));
  await pass(1);
  return result;
}

function useWithdrawOf100() {
  const { run } = useWithdraw();
  return () => run({ body: { amount: baht(100) } });
}

function useTransferOf100() {
  const { run } = useTransfer();
  return () => run({ body: { from: mainWallet, to: 'PG', amount: baht(100) } });
}

/** Opens the next page, or another tab. */
async function openNext(): Promise<void> {
  await reopen();
  await vi.waitFor(async () => {
    await pass(1);
    expect(document.querySelector('[data-page]')).not.toBeNull();
  }, 20_000);
}

it.each([
  ['a success status', async () => new Response('{"message":"SUCCESS"}')],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
])('one that the statement lists as failed, with %s, is shown as failed', async (_what, respond) => {
  answer.mockImplementation(() => {
    statements = [failed];
    return respond();
  });
  const result = await send();
  await pass(60_000);
  expect(result.current.progress).toMatchObject({ state: 'done', record: { id: 'failed', hasFailed: true } });
});

it.each([
  ['withdrawal', useWithdrawOf100, failed, 'Withdrawal failed Check that the money is back in your wallet.'],
  [
    'transfer',
    useTransferOf100,
    { ...failed, statementType: 'transfer', to: 'PG' },
    'Transfer failed Check that the money is back where it was.',
  ],
])('a failed %s is called failed on the next page', async (_name, useEffect100, transaction, words) => {
  answer.mockResolvedValue(new Response('{"message":"SUCCESS"}'));
  const { result } = renderHook(useEffect100, withQueries());
  act(() => void result.current());
  await pass(1);
  cleanup();
  statements = [transaction];
  await openNext();
  await pass(1);
  expect(document.querySelector('[data-result]')?.textContent).toBe(words);
});

it('a failed transaction that comes late may be that of a refused transfer, not of the next one', async () => {
  const late = { ...failed, statementType: 'transfer', to: 'PG' };
  answer.mockResolvedValueOnce(new Response('{"message":"TRANSFER_FAIL"}', { status: 400 }));
  const { result } = renderHook(() => useTransfer(), withQueries());
  const transfer = { body: { from: mainWallet, to: 'PG', amount: baht(100) } };
  act(() => void result.current.run(transfer));
  await pass(1);
  expect(result.current.progress).toMatchObject({ state: 'refused' });
  act(() => result.current.reset());
  answer.mockImplementation(async () => {
    statements = [late];
    return new Response('{"message":"SUCCESS"}');
  });
  act(() => void result.current.run(transfer));
  await pass(60_000);
  expect(result.current.progress).toMatchObject({ state: 'accepted' });
});

it('one that another tab finds failed is not shown as received where it was sent', async () => {
  answer.mockResolvedValue(new Response('{"message":"SUCCESS"}'));
  installLocks();
  const result = await send();
  await pass(60_000);
  expect(result.current.progress).toMatchObject({ state: 'accepted' });
  await openNext();
  statements = [failed];
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await pass(2_000);
  // A hidden tab receives the events of storage later than the changes.
  window.dispatchEvent(new StorageEvent('storage', { key: 'unfinished-effects' }));
  await pass(1);
  expect(result.current.progress).toMatchObject({ state: 'done', record: { id: 'failed', hasFailed: true } });
});

it('one that has ended since its receipt is not called waiting on the next page', async () => {
  answer.mockImplementation(async () => {
    statements = [{ ...failed, status: 'in progress' }];
    return new Response('{"message":"SUCCESS"}');
  });
  await send();
  await pass(1);
  cleanup();
  statements = [failed];
  await openNext();
  await pass(1);
  expect(document.querySelector('[data-result]')?.textContent).toMatch(/received/);
  expect(document.querySelector('[data-result]')?.textContent).not.toMatch(/waiting/i);
});
