import { act, renderHook, waitFor } from '@testing-library/react';
import { notify } from '@wallet/ui/base/Toasts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { validBody } from '#api/backend.fixture.ts';
import { withTexts } from '#api/with-texts.fixture.tsx';
import { markBalanceStale, useStaleBalances } from './stale-balances.ts';
import { session } from '#api/session/session.ts';
import { useRefreshAll, useWalletCheck } from './use-balance-checks.ts';

vi.mock('@wallet/ui/base/Toasts', () => ({ notify: vi.fn() }));

const requests = vi.fn<(path: string) => Promise<Response>>();

/** Renders both checks; the backend refuses paths that end with `refusing`. */
async function stage({ refusing = '' } = {}) {
  requests.mockImplementation((path) => {
    const isRefused = refusing !== '' && path.endsWith(refusing);
    const body = isRefused
      ? { message: 'REQUEST_LIMIT_1MIN' }
      : path.endsWith('/slot')
        ? { message: 'SUCCESS' }
        : validBody('wallet.read');
    return Promise.resolve(new Response(JSON.stringify(body), { status: isRefused ? 429 : 200 }));
  });
  const { result } = renderHook(
    () => ({ check: useWalletCheck(), refreshAll: useRefreshAll(), played: useStaleBalances() }),
    await withTexts('wallet', 'error'),
  );
  await waitFor(() => expect(result.current.check.progress.state).toBe('idle'));
  requests.mockClear();
  return result;
}

beforeEach(() => {
  session.signIn('t', false);
  vi.stubGlobal('fetch', requests);
  vi.mocked(notify).mockClear();
});

it('a refused refresh of game balances shows its reason in one red toast', async () => {
  const result = await stage({ refusing: '/refresh/slot' });
  markBalanceStale('PG');
  act(() => result.current.refreshAll.onStart());
  await waitFor(() => expect(result.current.refreshAll.progress.state).toBe('refused'));
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    tone: 'failure',
    text: expect.stringMatching(/1 minute/) as string,
  });
  expect([...result.current.played]).toEqual(['PG']);
});

it('each refresh of game balances without a connection shows its reason', async () => {
  const result = await stage();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  for (const times of [1, 2]) {
    act(() => result.current.refreshAll.onStart());
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(times));
  }
});

it('a refresh of game balances makes them fresh, and pauses for 5 s', async () => {
  const result = await stage();
  act(() => markBalanceStale('PG'));
  const before = Date.now();
  act(() => result.current.refreshAll.onStart());
  await waitFor(() => expect(result.current.refreshAll.progress.state).toBe('done'));
  expect(result.current.played.size).toBe(0);
  expect(result.current.refreshAll.readyAt).toBeGreaterThanOrEqual(before + 5_000);
  expect(notify).not.toHaveBeenCalled();
});

it('a check of the balance refreshes the games, reads the wallet, and pauses at once', async () => {
  const result = await stage();
  act(() => markBalanceStale('PG'));
  const before = Date.now();
  act(() => result.current.check.onStart());
  expect(result.current.check.readyAt).toBeGreaterThanOrEqual(before + 5_000);
  await waitFor(() => expect(result.current.check.progress.state).toBe('done'));
  const paths = requests.mock.calls.map(([path]) => path.replace(/.*\/api/, ''));
  expect(paths).toEqual(['/wallet/refresh/slot', '/wallet']);
  expect(result.current.played.size).toBe(0);
});

it('a check whose refresh is refused does not say that the balance is up to date', async () => {
  const result = await stage({ refusing: '/refresh/slot' });
  act(() => markBalanceStale('PG'));
  act(() => result.current.check.onStart());
  await waitFor(() => expect(result.current.check.progress.state).toBe('refused'));
  expect([...result.current.played]).toEqual(['PG']);
});

it('a check too early shows a refusal', async () => {
  const result = await stage({ refusing: '/api/wallet' });
  act(() => result.current.check.onStart());
  await waitFor(() =>
    expect(result.current.check.progress).toEqual({
      state: 'refused',
      failure: { message: 'REQUEST_LIMIT_1MIN' },
    }),
  );
});

it('of two waits, the longer one counts', async () => {
  const result = await stage({ refusing: '/api/wallet' });
  requests.mockImplementation(() =>
    Promise.resolve(
      new Response('{"message":"REQUEST_LIMIT"}', { status: 429, headers: { 'retry-after': '1' } }),
    ),
  );
  const before = Date.now();
  act(() => result.current.check.onStart());
  await waitFor(() => expect(result.current.check.progress.state).toBe('refused'));
  expect(result.current.check.readyAt).toBeGreaterThanOrEqual(before + 5_000);
});
