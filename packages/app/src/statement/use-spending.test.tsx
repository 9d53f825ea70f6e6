import { act, renderHook, waitFor } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { sentTransaction } from './transaction.fixture.ts';
import { useSpending, useSpentSince } from './use-spending.ts';

const day = 86_400_000;

/** One deposit of ฿100 every hour, the newest now; so many in all. */
let total: number;
const list = () =>
  Array.from({ length: total }, (_, index) =>
    sentTransaction(`t${total - index}`, 'deposit', 100, {
      createdAt: new Date(Date.now() - index * (day / 24)).toISOString(),
    }),
  );

const backend = vi.fn<typeof fetch>();
const pages = () =>
  backend.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { page: number }).page);

const respond: typeof fetch = (_address, init) => {
  const { page, limit } = JSON.parse(String(init?.body)) as { page: number; limit: number };
  const statements = list().slice((page - 1) * limit, page * limit);
  return Promise.resolve(new Response(JSON.stringify({ total, statements })));
};

function mount(period: 'today' | 'week' | 'month' | 'all') {
  return renderHook(({ isOpen, over }) => useSpending(isOpen, over), {
    ...withQueries(),
    initialProps: { isOpen: true, over: period as Parameters<typeof useSpending>[1] },
  });
}

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  backend.mockReset().mockImplementation(respond);
  vi.stubGlobal('fetch', backend);
  session.signIn('t', false);
  total = 2_000;
});

it('reads the pages of its period, and more for a longer period', async () => {
  const { result, rerender } = mount('today');
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  expect(pages()).toEqual([1]);
  rerender({ isOpen: true, over: 'week' });
  expect(result.current.state).toBe('loading');
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  expect(pages()).toEqual([1, 2]);
  expect(result.current.loaded.transactions).toHaveLength(200);
});

it('begins a day at the last midnight, however long its page is open', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-15T12:00:00+07:00'), toFake: ['Date'] });
  const { result, rerender } = mount('today');
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  rerender({ isOpen: false, over: 'today' });
  vi.setSystemTime(Date.parse('2026-01-25T12:00:00+07:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  rerender({ isOpen: true, over: 'today' });
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  expect(pages()).toEqual([1, 1]);
});

it('reads ten long pages at most, and returns the total count', async () => {
  const { result } = mount('all');
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  expect(pages()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(result.current.loaded.transactions).toHaveLength(1_000);
  expect(result.current.loaded.total).toBe(2_000);
});

it('adds up all deposits since a moment, however many there are', async () => {
  const start = Date.now() - 50 * day + 1_800_000;
  const { result } = renderHook(() => useSpentSince(true, start), withQueries());
  await waitFor(() => expect(result.current.state).toBe('ready'), { timeout: 10_000 });
  expect(result.current).toMatchObject({ data: { deposits: satang(120_000_00) } });
});

it('counts the unreadable transactions of all pages', async () => {
  total = 150;
  backend.mockImplementation(async (...request) => {
    const { statements } = (await (await respond(...request)).json()) as { statements: object[] };
    return new Response(JSON.stringify({ total, statements: [...statements.slice(1), null] }));
  });
  const { result } = mount('all');
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  expect(result.current.loaded.unreadable).toBe(2);
});

it('the sums since a moment have the number of unreadable transactions', async () => {
  total = 3;
  backend.mockImplementation(async (...request) => {
    const { statements } = (await (await respond(...request)).json()) as { statements: object[] };
    return new Response(JSON.stringify({ total, statements: [null, ...statements.slice(1)] }));
  });
  const { result } = renderHook(() => useSpentSince(true, 0), withQueries());
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(result.current).toMatchObject({ data: { unreadable: 1 } });
});

it('reads nothing while closed', () => {
  renderHook(() => useSpending(false, 'all'), withQueries());
  expect(backend).not.toHaveBeenCalled();
});

it('counts a transaction once if it moves to the next page while pages are read', async () => {
  total = 150;
  backend.mockImplementation((address, init) => {
    const response = respond(address, init);
    total = 151;
    return response;
  });
  const { result } = mount('all');
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  const ids = result.current.loaded.transactions.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('t1');
});

it('keeps the loaded pages after an error, and continues on retry', async () => {
  backend.mockImplementation((address, init) =>
    String(init?.body).includes('"page":2')
      ? Promise.resolve(new Response('{"message":"REQUEST_LIMIT"}', { status: 429 }))
      : respond(address, init),
  );
  const { result } = mount('week');
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(result.current.loaded.transactions).toHaveLength(100);
  backend.mockImplementation(respond);
  act(() => result.current.onRetry());
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  expect(pages()).toEqual([1, 2, 2]);
});
