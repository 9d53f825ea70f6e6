import { act, cleanup, screen } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { deadlineIn } from '../../base/countdown/deadline.ts';
import { depositBankFixture, activeQrFixture, qrPropsFixture } from '../deposit.fixture.ts';
import { QrDeposit, type QrDepositProps } from './QrDeposit.tsx';
import { limited, pending, ready, refused, unknown } from '../../base/story.fixture.ts';

const open = (code: string, props: Partial<QrDepositProps> = {}) =>
  opener<QrDepositProps>(QrDeposit, { ...qrPropsFixture, bank: depositBankFixture(code) })(props);

afterEach(() => vi.useRealTimers());

describe('creating a code', () => {
  it('shows on the button why it is disabled', async () => {
    const { user, onCreate } = await open('WW');
    expect(button('Enter an amount').disabled).toBe(true);
    await user.type(screen.getByLabelText('Amount to deposit'), '99.99{Enter}');
    expect(button('Enter at least ฿100.00').disabled).toBe(true);
    expect(onCreate).not.toHaveBeenCalled();
    await user.click(button('฿300'));
    await user.dblClick(button('Create QR code'));
    expect(onCreate.mock.calls).toEqual([[30_000]]);
  });

  it('takes one tap for the amount of the last code, if still valid', async () => {
    const { user, onCreate } = await open('WW', { again: satang(50_000) });
    await user.dblClick(button('Deposit ฿500.00 again'));
    expect(onCreate.mock.calls).toEqual([[50_000]]);
    cleanup();
    await open('WW', { again: satang(9_900) });
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  });

  it('still waits after too many requests while the amount is changed', async () => {
    const onEdit = vi.fn();
    const { user } = await open('WW', { creation: limited(60), onEdit });
    await user.click(button('฿300'));
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('offers a reload after a lost response', async () => {
    const { user, onReload, onCreate } = await open('WW', { creation: unknown('unclear') });
    await user.click(button('Check again'));
    expect(onReload).toHaveBeenCalledTimes(1);
    expect(onCreate).not.toHaveBeenCalled();
  });
});

describe('an active code', () => {
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const spoken = () => screen.getByRole('timer').nextElementSibling?.textContent ?? '';
  const openActive = (props: Partial<QrDepositProps> = {}) =>
    open('KBANK', { code: ready(activeQrFixture()), ...props });

  it('is an image, never inline markup', async () => {
    await openActive();
    const picture = await screen.findByRole('img', { name: 'QR code to pay ฿100.00' });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    expect(screen.getByText(/This code can be paid once/)).toBeTruthy();
  });

  it('is announced at one minute, at half a minute and at the end, and highlighted in the last quarter', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
    const code = { ...activeQrFixture(), deadline: deadlineIn(90_000), lifetime: 280 };
    const { onReload } = await openActive({ code: ready(code) });
    const seen: string[] = [];
    for (const seconds of [0, 29, 1, 29, 1]) {
      await pass(seconds * 1_000);
      const { textContent, parentElement } = screen.getByRole('timer');
      seen.push(`${textContent} ${parentElement?.dataset['late']} ${spoken()}`);
    }
    expect(seen).toEqual([
      '01:30 false ',
      '01:01 true ',
      '01:00 true Less than 1 minute left to pay.',
      '00:31 true Less than 1 minute left to pay.',
      '00:30 true Less than 30 seconds left to pay.',
    ]);
    await pass(30_000);
    expect(onReload).toHaveBeenCalledTimes(1);
    expect(screen.getByText('The time to pay has run out')).toBeTruthy();
    expect(screen.getByText('Have you paid ฿100.00?')).toBeTruthy();
  });

  it('is cancelled once, after a confirmation', async () => {
    const onCancel = vi.fn(() => new Promise(() => undefined));
    const { user } = await openActive({ onCancel });
    await user.click(button('Cancel code'));
    await user.click(button('Keep it'));
    expect(onCancel).not.toHaveBeenCalled();
    await user.click(button('Cancel code'));
    await user.dblClick(button('Cancel code'));
    expect(onCancel.mock.calls).toEqual([['qr-1']]);
  });

  it('shows a failed cancellation, and that it may have been paid', async () => {
    await openActive({ cancellation: refused('QR_FAIL') });
    expect(screen.getByText(/may have been paid or have run out/)).toBeTruthy();
  });

  it('checks the wallet when the player confirms the payment', async () => {
    const { user, onCheck } = await openActive();
    await user.click(button('I have paid'));
    expect(onCheck).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/No money has arrived yet/)).toBeTruthy();
  });

  it('does not show that no money has arrived when the check failed', async () => {
    const { user } = await openActive({ onCheck: () => Promise.resolve(false) });
    await user.click(button('I have paid'));
    expect(await screen.findByText(/could not check whether the money has arrived/)).toBeTruthy();
    expect(screen.queryByText(/No money has arrived yet/)).toBeNull();
  });
});

it('announces after two seconds that the creation of a code is slow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await open('WW', { creation: pending });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('This is taking longer than usual. Wait a moment.')).toBeTruthy();
});

describe('an ended code', () => {
  it.each([
    [true, 'The time to pay has run out'],
    [false, 'This code is no longer open'],
  ])('(expired: %s) has an action for a paid and for an unpaid code', async (isExpired, title) => {
    const { user, onCheck, onSendSlip, navigate, onAgain } = await open('KBANK', {
      ended: { amount: satang(100_00), isExpired },
    });
    expect(screen.getByText(title)).toBeTruthy();
    for (const name of ['Check balance', 'Send the slip', 'Contact us', 'Create a new code'])
      await user.click(button(name));
    for (const handler of [onCheck, onSendSlip, onAgain]) expect(handler).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/contact');
  });
});
