import { satang } from '@wallet/contract/wire/money';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { WithdrawStatus, type WithdrawStatusProps } from './WithdrawStatus.tsx';

async function draw(status: WithdrawStatusProps['withdrawal']['status'], isHidden = false) {
  const onDismiss = vi.fn();
  const { navigate } = await renderUi(
    <WithdrawStatus
      withdrawal={{ status, amount: satang(500_00) }}
      isHidden={isHidden}
      onDismiss={onDismiss}
    />,
  );
  return { user: userEvent.setup(), navigate, onDismiss };
}

const statusText = () => screen.getByRole('status', { name: 'Your last withdrawal' }).textContent;

it.each([
  ['in progress', 'Waiting for transfer: ฿500.00'],
  ['SUCCESS', 'Paid to your bank account: ฿500.00'],
  ['FAILED', 'Check that the money is back in your wallet'],
] as const)('a withdrawal that is %s has its text', async (status, words) => {
  await draw(status);
  expect(statusText()).toContain(words);
});

it('hides its amount', async () => {
  await draw('in progress', true);
  expect(statusText()).not.toContain('500');
});

it('links to the statement and can be dismissed', async () => {
  const { user, navigate, onDismiss } = await draw('SUCCESS');
  await user.click(screen.getByRole('button', { name: 'Open statement' }));
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/statement');
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
