import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { session } from '#api/session/session.ts';
import { longStatementQuery } from './api.ts';
import { sentTransaction } from './transaction.fixture.ts';
import { useStatementScan } from './use-statement-scan.ts';

const total = 1_450;

it('reads the whole statement one page after another, at most ten a second after the tenth', async () => {
  session.signIn('t', false);
  const calls: { page: number; at: number }[] = [];
  let running = 0;
  let mostRunning = 0;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { page, limit } = JSON.parse(String(init.body)) as { page: number; limit: number };
    calls.push({ page, at: performance.now() });
    mostRunning = Math.max(mostRunning, ++running);
    await Promise.resolve();
    running -= 1;
    const count = Math.min(limit, total - (page - 1) * limit);
    const statements = Array.from({ length: count }, (_, index) =>
      sentTransaction(`t${(page - 1) * limit + index}`, 'deposit', 1),
    );
    return new Response(JSON.stringify({ total, statements }));
  });
  const { result } = renderHook(
    () => useStatementScan(true, longStatementQuery({ name: 'test' }), () => false),
    withQueries(),
  );
  await waitFor(() => expect(result.current.state).toBe('loaded'), { timeout: 10_000 });
  expect(result.current.loaded.transactions).toHaveLength(total);
  expect(calls.map(({ page }) => page)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  expect(mostRunning).toBe(1);
  const pauses = calls.slice(10).map(({ at }, index) => at - calls[index + 9]!.at);
  // A timer may end a fraction of a millisecond early.
  for (const pause of pauses) expect(pause).toBeGreaterThan(98);
});

it.each([
  ['without a total', undefined],
  ['that states a total', 1_000_000],
])('ends at a backend %s that returns the same page for every number', async (_, total) => {
  session.signIn('t', false);
  const statements = Array.from({ length: 100 }, (_, index) => sentTransaction(`t${index}`, 'deposit', 1));
  let calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return calls > 3
      ? new Response('', { status: 400 })
      : new Response(JSON.stringify({ statements, total }), { status: 200 });
  });
  const { result } = renderHook(
    () => useStatementScan(true, longStatementQuery({ name: 'test' }), () => false),
    withQueries(),
  );
  await waitFor(() => expect(result.current.state).not.toBe('loading'));
  expect(result.current.state).toBe('loaded');
  expect(result.current.loaded.transactions).toHaveLength(100);
  expect([result.current.loaded.total, calls]).toEqual([total ?? 100, 2]);
});
