import { fireEvent, screen, waitFor } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import { describe, expect, it, vi } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { bankAccountSample, thaiNameAtKtbSample } from '../../base/BankAccountLine/bank-account.fixture.ts';
import { idle } from '../../base/progress.ts';
import { withdrawPropsFixture, withdrawDataFixture } from '../withdraw.fixture.ts';
import { WithdrawModal } from './WithdrawModal.tsx';
import { failed, limited, pending, ready, refused, unknown } from '../../base/story.fixture.ts';

const open = opener(WithdrawModal, withdrawPropsFixture);

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount to withdraw');

describe('the withdrawal form', () => {
  it('shows balance, limits and destination', async () => {
    await open();
    expect(screen.getByText('฿1,234.57')).toBeTruthy();
    expect(screen.getByText('฿100.00 to ฿50,000.00 each time')).toBeTruthy();
    expect(screen.getByText('***-*-*6789')).toBeTruthy();
    expect(document.body.textContent).not.toContain(bankAccountSample.bankAccountNo);
  });

  it('keeps the places of chips and remaining balance while the limits load', async () => {
    await open({ limits: { state: 'loading' } });
    for (const name of ['25%', '50%', 'All']) expect(button(name).disabled).toBe(true);
    expect(screen.getByText('Left in the wallet')).toBeTruthy();
  });

  it.each([
    ['50000.01', 'The maximum withdrawal is ฿50,000.00.'],
    ['1234.58', 'Only ฿1,234.57 is available.'],
  ])('shows while typing why %s is invalid', async (typed, message) => {
    const { user } = await open();
    await user.type(amount(), typed);
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('shows the minimum on blur', async () => {
    const { user } = await open();
    await user.type(amount(), '9');
    expect(screen.queryByText('The minimum withdrawal is ฿100.00.')).toBeNull();
    await user.tab();
    expect(screen.getByText('The minimum withdrawal is ฿100.00.')).toBeTruthy();
  });

  it('focuses the field after an empty submit', async () => {
    const { user, onWithdraw } = await open();
    await user.click(button('Continue'));
    await waitFor(() => expect(document.activeElement).toBe(amount()));
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(onWithdraw).not.toHaveBeenCalled();
  });

  it('says that limits allow no withdrawal', async () => {
    const limits = { withdrawMin: satang(0), withdrawMax: satang(0) };
    await open({ limits: ready(limits) });
    expect(screen.getByText('Withdrawals are not available at the moment')).toBeTruthy();
    expect(screen.queryByLabelText('Amount to withdraw')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(document.body.textContent).not.toContain('each time');
  });

  it('cannot be sent until the limits are loaded', async () => {
    const retry = vi.fn();
    const { user } = await open({ limits: { ...failed, retry } });
    expect(button('Continue').disabled).toBe(true);
    await user.click(button('Try again'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows the remaining balance of a valid amount', async () => {
    const { user } = await open();
    const left = () => screen.getByText('Left in the wallet').parentElement?.textContent;
    expect(left()).toBe('Left in the wallet–');
    await user.type(amount(), '1000');
    expect(left()).toBe('Left in the wallet฿234.57');
    await user.type(amount(), '0');
    expect(left()).toBe('Left in the wallet–');
  });
});

describe('an obstacle', () => {
  it('is a missing bank account', async () => {
    const wallet = ready({ ...withdrawDataFixture, bankAccount: null });
    const { user, onAddBankAccount } = await open({ wallet });
    expect(screen.queryByLabelText('Amount to withdraw')).toBeNull();
    await user.click(button('Add a bank account'));
    expect(onAddBankAccount).toHaveBeenCalledTimes(1);
  });

  it('is a Thai name at a bank that requires English', async () => {
    const wallet = ready({ ...withdrawDataFixture, bankAccount: thaiNameAtKtbSample });
    const { user, onEditHolderName } = await open({ wallet });
    expect(screen.queryByLabelText('Amount to withdraw')).toBeNull();
    await user.click(button('Edit the account name'));
    expect(onEditHolderName).toHaveBeenCalledTimes(1);
  });
});

describe('the confirmation', () => {
  it('shows bank, masked account, holder, and that it cannot be undone', async () => {
    await open({ defaultAmount: satang(500_00) });
    const dialog = screen.getByRole('dialog', { name: 'Confirm withdrawal' });
    for (const fact of ['฿500.00', 'Kasikornbank', '***-*-*6789', 'SOMCHAI JAIDEE', 'cannot be cancelled'])
      expect(dialog.textContent).toContain(fact);
    expect(dialog.textContent).not.toContain(bankAccountSample.bankAccountNo);
  });

  it('leads back to the form, which keeps its value, and sends a part once, in satang', async () => {
    const { user, onWithdraw, onWithdrawAll } = await open();
    await user.type(amount(), '500.5');
    await user.click(button('Continue'));
    await user.click(button('Back'));
    expect(amount().value).toBe('500.50');
    await user.click(button('Continue'));
    await user.dblClick(button('Withdraw ฿500.50'));
    expect(onWithdraw.mock.calls).toEqual([[50_050]]);
    expect(onWithdrawAll).not.toHaveBeenCalled();
  });

  it('is not confirmed by the second click of a double click on Continue', async () => {
    const { user, onWithdraw } = await open();
    await user.type(amount(), '500');
    fireEvent.click(button('Continue'), { detail: 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw ฿500.00' }), { detail: 2 });
    expect(onWithdraw).not.toHaveBeenCalled();
  });

  it('subtracts the amount once, when the wallet is read during the withdrawal', async () => {
    const { user, change } = await open({ defaultAmount: satang(1_000_00) });
    const left = () => screen.getByText('Left in the wallet').parentElement?.textContent;
    await user.click(button('Withdraw ฿1,000.00'));
    change({
      wallet: ready({ ...withdrawDataFixture, wallet: { amount: satang(234_57) } }),
      progress: pending,
    });
    expect(left()).toBe('Left in the wallet฿234.57');
  });

  it('shows again, with its amount, while the withdrawal is sent and the sheet was closed by Back', async () => {
    const { user, change } = await open();
    await user.type(amount(), '500');
    await user.click(button('Continue'));
    await user.click(button('Withdraw ฿500.00'));
    change({ progress: pending, isOpen: false });
    change({ progress: pending });
    expect(screen.queryByLabelText('Amount to withdraw')).toBeNull();
    const dialog = screen.getByRole('dialog', { name: 'Confirm withdrawal' });
    expect(dialog.textContent).toContain('฿500.00');
  });

  it('sends the whole balance once, for Enter and a click', async () => {
    const { user, onWithdraw, onWithdrawAll } = await open();
    await user.click(button('All'));
    await user.click(button('Continue'));
    button('Withdraw ฿1,234.57').focus();
    await user.keyboard('{Enter}');
    await user.click(button('Withdraw ฿1,234.57'));
    expect(onWithdrawAll.mock.calls).toEqual([[123_457]]);
    expect(onWithdraw).not.toHaveBeenCalled();
  });
});

describe('the result', () => {
  const intent = '0f3c5a7e9b1d2f40';
  const record = { at: '2026-07-03T14:05:09.000+07:00', id: '65f2c0a1b9' };
  const done = { progress: { state: 'done', intent, record }, defaultAmount: satang(50_000) } as const;

  it('is a receipt with amount, account, balance, time and reference, and links to the statement', async () => {
    const { user, navigate } = await open(done);
    const dialogText = screen.getByRole('dialog', { name: 'Waiting for transfer' }).textContent;
    for (const fact of ['฿500.00', 'Kasikornbank', '***-*-*6789', '฿1,234.57', '03/07/2026 14:05:09'])
      expect(dialogText).toContain(fact);
    expect(button('Copy the reference').closest('dd')?.textContent).toContain('65f2c0a1b9');
    // Pending has a clock, not a tick.
    expect(document.querySelector('[data-outcome]')?.getAttribute('data-outcome')).toBe('pending');
    await user.click(button('Open statement'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/statement');
  });

  it('that the bank did not pay asks to check the wallet and links to the statement', async () => {
    const progress = { ...done.progress, record: { ...record, hasFailed: true } };
    const { user, navigate } = await open({ ...done, progress });
    expect(screen.getByRole('dialog').textContent).toContain('Check that the money is back in your wallet');
    await user.click(button('Open statement'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/statement');
  });

  it('with an unknown outcome shows the amount, and no balance', async () => {
    await open({ progress: unknown('unclear'), defaultAmount: satang(50_000) });
    const dialogText = screen.getByRole('dialog').textContent;
    expect(dialogText).toContain('฿500.00');
    expect(dialogText).not.toContain('In the wallet now');
    expect(document.querySelector('[data-outcome="unknown"]')).toBeTruthy();
  });

  it('of too many requests shows the seconds to wait, also on the button of the next attempt', async () => {
    const { onWithdraw, change } = await open({
      progress: limited(30, 'REQUEST_LIMIT'),
      defaultAmount: satang(500_00),
    });
    expect(screen.getByText(/^Wait \d+\ss$/)).toBeTruthy();
    change({ progress: idle, defaultAmount: satang(500_00) });
    const wait = button(/^Wait \d+\ss$/);
    expect(wait.disabled).toBe(true);
    expect(onWithdraw).not.toHaveBeenCalled();
  });

  it('shows the maximum when the backend refuses for its limit, without a mention of returned money', async () => {
    await open({ progress: refused('TRANSFER_FAIL', { amount: satang(1_000_00) }) });
    const dialogText = screen.getByRole('dialog').textContent;
    expect(dialogText).toContain('The maximum is ฿1,000.00.');
    expect(dialogText).toContain('Enter a smaller amount.');
    expect(dialogText).not.toContain('back in the wallet');
    expect(dialogText).not.toContain('try again');
  });

  it('links to the bank account form when the backend has none', async () => {
    const { user, onAddBankAccount } = await open({ progress: refused('NO_BANK') });
    await user.click(button('Add a bank account'));
    expect(onAddBankAccount).toHaveBeenCalledTimes(1);
  });

  it('explains a bonus that blocks it, and links to it', async () => {
    const progress = refused('BONUS_CONDITION', { amount: satang(750_00) });
    const { user, navigate } = await open({ progress });
    expect(screen.getByRole('dialog').textContent).toContain('play another ฿750.00');
    await user.click(button('See the bonus'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/bonus');
  });
});
