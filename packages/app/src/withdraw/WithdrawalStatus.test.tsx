import { act } from '@testing-library/react';
import type { Transaction } from '@wallet/contract/statement';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { trackWithdrawal } from './tracked-withdrawal.ts';
import { onWire, withdrawal } from '#statement/transaction.fixture.ts';
import { WithdrawalStatus } from './WithdrawalStatus.tsx';

const shown = vi.hoisted(() => vi.fn<(status: string) => null>(() => null));
vi.mock('@wallet/ui/withdraw/WithdrawStatus', () => ({
  WithdrawStatus: ({ withdrawal }: { withdrawal: Transaction }) => shown(withdrawal.status),
}));

afterEach(() => vi.useRealTimers());

it('a withdrawal is polled from its start, however long home was open', async () => {
  let status: Transaction['status'] = 'in progress';
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ total: 1, statements: [onWire(withdrawal(status))] }))),
  );
  await renderPage(() => <WithdrawalStatus isHidden={false} />);
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(10 * 60_000);
  act(() => trackWithdrawal(withdrawal('in progress')));
  await pass(1);
  expect(shown).toHaveBeenLastCalledWith('in progress');
  status = 'SUCCESS';
  await pass(5_000);
  expect(shown).toHaveBeenLastCalledWith('SUCCESS');
});

it('a withdrawal is followed below ten newer transactions', async () => {
  let status: Transaction['status'] = 'in progress';
  let newer: Transaction[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const { page, limit } = JSON.parse(body) as { page: number; limit: number };
    const all = [...newer, withdrawal(status)];
    const statements = all.slice((page - 1) * limit, page * limit).map(onWire);
    return Promise.resolve(new Response(JSON.stringify({ total: all.length, statements })));
  });
  await renderPage(() => <WithdrawalStatus isHidden={false} />);
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  act(() => trackWithdrawal(withdrawal('in progress')));
  await pass(1);
  newer = Array.from({ length: 11 }, (_, at) => ({
    ...withdrawal('SUCCESS', `newer-${at}`),
    statementType: 'transfer' as const,
    createdAt: '2026-11-21T10:30:00.000+07:00',
  }));
  status = 'SUCCESS';
  // The poll, and the next page.
  for (const milliseconds of [5_000, 1, 1]) await pass(milliseconds);
  expect(shown).toHaveBeenLastCalledWith('SUCCESS');
});

it('a backend that returns the same page for every number is not read without end', async () => {
  const read = vi.fn(() => {
    const newer = { ...withdrawal('SUCCESS', 'newer'), createdAt: '2026-11-21T10:30:00.000+07:00' };
    return Promise.resolve(new Response(JSON.stringify({ total: 11, statements: [onWire(newer)] })));
  });
  vi.stubGlobal('fetch', read);
  await renderPage(() => <WithdrawalStatus isHidden={false} />);
  vi.useFakeTimers();
  act(() => trackWithdrawal(withdrawal('in progress')));
  for (let turn = 0; turn < 10; turn += 1) await act(() => vi.advanceTimersByTimeAsync(1));
  expect(read).toHaveBeenCalledTimes(5);
});
