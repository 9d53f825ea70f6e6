import { satang } from '@wallet/contract/wire/money';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { noop } from '../../base/story.fixture.ts';
import { WithdrawStatus, type WithdrawStatusProps } from './WithdrawStatus.tsx';

const withdrawal = { status: 'in progress', amount: satang(500_00) } as const;
const draw = opener<WithdrawStatusProps>(WithdrawStatus, { withdrawal, isHidden: false, onDismiss: noop });

const statusText = () => screen.getByRole('status', { name: 'Your last withdrawal' }).textContent;

it.each([
  ['in progress', 'Waiting for transfer: ฿500.00'],
  ['SUCCESS', 'Paid to your bank account: ฿500.00'],
  ['FAILED', 'Check that the money is back in your wallet'],
] as const)('a withdrawal that is %s has its text', async (status, words) => {
  await draw({ withdrawal: { ...withdrawal, status } });
  expect(statusText()).toContain(words);
});

it('hides its amount', async () => {
  await draw({ isHidden: true });
  expect(statusText()).not.toContain('500');
});

it('links to the statement and can be dismissed', async () => {
  const { user, navigate, onDismiss } = await draw({ withdrawal: { ...withdrawal, status: 'SUCCESS' } });
  await user.click(screen.getByRole('button', { name: 'Open statement' }));
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/statement');
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
