import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { transactionsFixture, spendingPropsFixture } from '../statement.fixture.ts';
import { SpendingModal } from './SpendingModal.tsx';

const whole = { transactions: transactionsFixture, total: transactionsFixture.length };

const open = opener(SpendingModal, spendingPropsFixture);

const shown = () => screen.getByRole('dialog').textContent;

beforeEach(() => void vi.setSystemTime('2026-11-21T15:00:00.000+07:00'));

it('shows deposits, withdrawals, the period and pending amounts', async () => {
  await open();
  expect(shown()).toContain('Since 15/11/2026');
  expect(shown()).toContain('Deposits฿1,000.00');
  expect(shown()).toContain('Withdrawals฿0.00');
  expect(shown()).toContain('Net: deposited ฿1,000.00');
  expect(shown()).toContain('not counted: ฿500.00');
  expect(shown()).toContain('Calculated on this phone from your statement.');
});

it('states the direction of the net sum without a sign', async () => {
  const [withdrawal] = transactionsFixture;
  await open({ loaded: { transactions: [{ ...withdrawal!, status: 'SUCCESS' }], total: 1 } });
  expect(shown()).toContain('Net: withdrawn ฿500.00');
});

it('covers the new day after midnight', async () => {
  await open({ period: 'today' });
  expect(shown()).toContain('Since 21/11/2026');
  vi.setSystemTime('2026-11-22T08:00:00.000+07:00');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toContain('Since 22/11/2026');
  expect(shown()).toContain('Deposits฿0.00');
});

it('states that the sums lack unreadable transactions', async () => {
  await open({ loaded: { ...whole, unreadable: 2 } });
  expect(shown()).toContain('2 entries');
});

it('changes the period', async () => {
  const { user, onPeriod } = await open();
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  expect(onPeriod.mock.calls).toEqual([['month']]);
});

it('keeps the places of the sums until the first are known', async () => {
  await open({ state: 'loading', loaded: { transactions: [], total: undefined } });
  expect(shown()).toContain('Loading');
  for (const label of ['Deposits', 'Withdrawals', 'Net: deposited']) expect(shown()).toContain(label);
  expect(shown()).not.toContain('฿');
});

it('shows the progress of loading', async () => {
  await open({ state: 'loading', period: 'all', loaded: { ...whole, total: 320 } });
  expect(screen.getByRole('progressbar', { name: 'Loaded 6 of 320 transactions so far…' })).toBeTruthy();
  expect(shown()).not.toContain('Only the newest');
});

it('states that a part is not loaded', async () => {
  await open({ period: 'all', loaded: { ...whole, total: 1_320 } });
  expect(shown()).toContain('Only the newest 6 of 1320 transactions were loaded');
  expect(shown()).toContain('Since 20/11/2026');
});

it('keeps the loaded part after a failure', async () => {
  const { user, onRetry } = await open({ state: 'failed', period: 'all', loaded: { ...whole, total: 320 } });
  expect(shown()).toContain('Deposits฿1,000.00');
  expect(shown()).toContain('The rest of the statement could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
