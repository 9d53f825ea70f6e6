import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { button, opener, renderUi } from '../../../vitest.render.tsx';
import { failed } from '../../base/story.fixture.ts';
import { budgetFixture, depositBankFixture, qrPropsFixture } from '../deposit.fixture.ts';
import { QrDeposit, type QrDepositProps } from '../QrDeposit/QrDeposit.tsx';
import { BudgetGate } from './BudgetGate.tsx';
import type { DepositBudget } from './budget.ts';

const isAsking = () => screen.queryByRole('button', { name: 'Deposit anyway' }) !== null;

async function makeCode(budget: DepositBudget, amount: string) {
  const props = { ...qrPropsFixture, bank: depositBankFixture('KBANK') };
  const { user, onCreate } = await opener<QrDepositProps>(QrDeposit, props)({ budget });
  await user.type(screen.getByLabelText('Amount to deposit'), `${amount}{Enter}`);
  return { user, onCreate };
}

it('a QR code within the reminder needs no confirmation', async () => {
  const { onCreate } = await makeCode(budgetFixture(20_000), '300');
  expect(onCreate.mock.calls).toEqual([[30_000]]);
});

it('a QR code above the reminder is created after one confirmation', async () => {
  const { user, onCreate } = await makeCode(budgetFixture(20_000), '300.01');
  expect(screen.getByText(/is ฿0.01 over the amount/)).toBeTruthy();
  expect(onCreate).not.toHaveBeenCalled();
  await user.dblClick(button('Deposit anyway'));
  expect(onCreate.mock.calls).toEqual([[30_001]]);
});

it('going back keeps the amount', async () => {
  const { user, onCreate } = await makeCode(budgetFixture(60_000), '10');
  expect(screen.getByText(/is ฿10.00 over the amount/)).toBeTruthy();
  await user.click(button('Not now'));
  expect(screen.getByLabelText<HTMLInputElement>('Amount to deposit').value).toBe('10');
  expect(onCreate).not.toHaveBeenCalled();
});

const gate = (budget: DepositBudget, onBack = () => undefined) => (
  <BudgetGate budget={budget} onBack={onBack}>
    account number
  </BudgetGate>
);

it('a method without an amount shows one question when the reminder is used up, and stays open afterwards', async () => {
  const onBack = vi.fn();
  const { rerender } = await renderUi(gate(budgetFixture(50_000), onBack));
  expect([isAsking(), screen.queryByText('account number')]).toEqual([true, null]);
  await userEvent.click(button('Not now'));
  expect(onBack).toHaveBeenCalledOnce();
  await userEvent.click(button('Deposit anyway'));
  expect(screen.getByText('account number')).toBeTruthy();
  rerender(gate(budgetFixture(60_000), onBack));
  expect(screen.getByText('account number')).toBeTruthy();
});

it('a sum without unreadable transactions names their number', async () => {
  await renderUi(gate({ ...budgetFixture(10_000), unreadable: 2 }));
  expect(screen.getByText('2 entries could not be shown.')).toBeTruthy();
});

it('a failed sum shows a warning and no question', async () => {
  const retry = vi.fn();
  await renderUi(gate({ ...budgetFixture(0), used: { ...failed, retry } }));
  expect([isAsking(), screen.queryByText('account number') !== null]).toEqual([false, true]);
  await userEvent.click(button('Try again'));
  expect(retry).toHaveBeenCalledOnce();
});
