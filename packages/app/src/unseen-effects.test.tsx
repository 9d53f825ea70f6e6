/** Effects that the service accepted and the statement does not show, on the next page. */
import depositWords from '@wallet/locales/en/deposit.json';
import spinWords from '@wallet/locales/en/spin.json';
import walletWords from '@wallet/locales/en/wallet.json';
import type { UnseenEffectProps } from '@wallet/ui/statement/UnseenEffect';
import { baht } from '@wallet/contract/wire/money.fixture';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reopen } from './next-page.fixture.tsx';
import { sentTransaction } from '#statement/transaction.fixture.ts';

const notify = vi.hoisted(() => vi.fn<(toast: { text: string }) => void>());
vi.mock('@wallet/ui/base/Toasts', () => ({ notify }));
vi.mock('@wallet/ui/statement/UnseenEffect', () => ({
  UnseenEffect: ({ intent, onCheck }: UnseenEffectProps) => <button onClick={onCheck}>{intent}</button>,
}));

vi.mock('#api/look-delays.ts', () => ({ lookDelays: () => [0] }));

const before = [sentTransaction('old', 'transfer', 100)];
let statements: typeof before;

let coupons: object[];

const requests = vi.fn(async (path: string) => {
  if (path.endsWith('/coupon')) return new Response(JSON.stringify({ coupons }));
  return path.endsWith('/api/statement')
    ? new Response(JSON.stringify({ total: statements.length, statements }))
    : new Response('{"message":"SUCCESS"}');
});

beforeEach(async () => {
  cleanup();
  vi.resetModules();
  // The pages of earlier tests must not sign out late.
  vi.stubGlobal('BroadcastChannel', undefined);
  notify.mockClear();
  requests.mockClear();
  statements = before;
  vi.stubGlobal('fetch', requests);
  const { session } = await import('#api/session/session.ts');
  session.signIn('t', true);
});

// Ends the looks of the page.
afterEach(async () => (await import('#api/session/session.ts')).session.signOut());

const minute = 60_000;

const effect = {
  operation: 'wallet.transfer',
  wanted: { statementType: 'transfer', amount: baht(100) },
  known: ['old'],
  intent: 'f00d',
  sentAt: 1,
} as const;

/** Stores an effect that was accepted so long ago, in milliseconds. */
function keep(age: number): void {
  const accepted = { at: Date.now() - age };
  localStorage.setItem('unfinished-effects', JSON.stringify([{ ...effect, accepted }]));
  vi.resetModules();
}

const kept = () => localStorage.getItem('unfinished-effects');
const row = () => screen.queryByRole('button', { name: 'f00d' });
const shown = () => notify.mock.calls.map(([{ text }]) => text);
const couponCalls = () => requests.mock.calls.filter(([path]) => path.endsWith('/coupon')).length;
const statementCalls = () => requests.mock.calls.filter(([path]) => path.endsWith('/api/statement')).length;

const unseen = { state: 'accepted', verdict: 'did-not-happen' };

/** Makes a transfer that the backend accepts, and that the statement does not have. */
async function transfer() {
  const { useTransfer } = await import('#wallet/api.ts');
  const { withQueries } = await import('#api/with-queries.fixture.tsx');
  const { renderHook } = await import('@testing-library/react');
  const { result } = renderHook(() => useTransfer(), withQueries());
  act(() => void result.current.run({ body: { from: 'wallet', to: 'PG', amount: baht(100) } }));
  await waitFor(() => expect(result.current.progress).toMatchObject(unseen));
  return result;
}

it('an accepted effect is stored with its request number and without an account', async () => {
  await transfer();
  const [, init] = requests.mock.calls.find(([path]) => path.endsWith('/transfer')) as unknown as [
    string,
    RequestInit,
  ];
  const { intent } = JSON.parse(kept() ?? '[]')[0];
  expect(intent).toBe(new Headers(init.headers).get('idempotency-key'));
  expect(kept()).not.toContain('bankAccount');
});

it('an accepted effect is not called done while another tab sends an effect', async () => {
  const result = await transfer();
  vi.resetModules();
  const otherTab = await import('#statement/unfinished-effects.ts');
  // This tab sees each step of the other one.
  for (const step of ['setItem', 'removeItem'] as const) {
    const change = Storage.prototype[step] as (key: string, value?: string) => void;
    vi.spyOn(Storage.prototype, step).mockImplementation(function (
      this: Storage,
      key: string,
      value?: string,
    ) {
      change.call(this, key, value);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  }
  act(() => otherTab.beginEffect({ ...effect, sentAt: 2 }));
  vi.restoreAllMocks();
  expect(otherTab.unfinishedEffects()).toHaveLength(2);
  expect(result.current.progress).toMatchObject(unseen);
});

it('an unseen effect has a row on the next page, and is announced once when it appears', async () => {
  keep(minute);
  await reopen();
  await waitFor(() => expect(row()).toBeTruthy());
  expect(shown()).toEqual([]);
  statements = [sentTransaction('new', 'transfer', 100), ...before];
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(shown()).toEqual([walletWords.transfer.verdict.happened]));
  await waitFor(() => expect(row()).toBeNull());
  expect(kept()).toBeNull();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(shown()).toHaveLength(1);
});

it('an unseen effect is looked for again by the player', async () => {
  keep(minute);
  await reopen();
  await waitFor(() => expect(row()).toBeTruthy());
  await waitFor(() => expect(statementCalls()).toBe(1));
  fireEvent.click(row() as HTMLElement);
  await waitFor(() => expect(statementCalls()).toBe(2));
  expect(row()).toBeTruthy();
});

it('a claimed coupon is shown by its list, and a gift link by its deposit', async () => {
  const accepted = { at: Date.now() - minute };
  const coupon = { operation: 'spin.claim', wanted: { statementType: 'bonus', coupon: 'c1' }, accepted };
  const link = { operation: 'deposit.sendLink', wanted: { statementType: 'deposit' }, known: [], accepted };
  localStorage.setItem(
    'unfinished-effects',
    JSON.stringify([
      { ...coupon, sentAt: 1 },
      { ...link, sentAt: 2 },
    ]),
  );
  coupons = [{ _id: 'c1', prize: { name: '', slice: { label: '' } }, amount: 50 }];
  await reopen();
  await waitFor(() => expect(couponCalls()).toBe(1));
  expect(shown()).toEqual([]);
  coupons = [];
  statements = [sentTransaction('new', 'deposit', 100)];
  act(() => void window.dispatchEvent(new Event('focus')));
  const texts = [spinWords.claim.verdict.happened, depositWords.link.verdict.happened];
  await waitFor(() => expect(shown().sort()).toEqual(texts.sort()));
  expect(kept()).toBeNull();
});

it('an unseen effect is not confirmed by the transaction of a later one', async () => {
  keep(minute);
  const { beginEffect, settleEffect, storedEffect } = await import('#statement/unfinished-effects.ts');
  const later = { ...effect, sentAt: 2 };
  beginEffect(later);
  settleEffect(later, 'happened', sentTransaction('new', 'transfer', 100) as never);
  expect(storedEffect(effect)?.known).toEqual(['old', 'new']);
});

it.each([
  [47, 1],
  [49, 0],
])('an unseen effect of %i hours ago is looked for %i times', async (hours, times) => {
  keep(hours * 60 * minute);
  const { takeLeftBehind } = await import('#statement/unfinished-effects.ts');
  expect(takeLeftBehind()).toHaveLength(times);
});
