import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { demoAccounts } from '@wallet/contract/demo-members';
import { describe, expect, it, vi } from 'vitest';
import { field, opener } from '../../../vitest.render.tsx';
import { failed } from '../../base/story.fixture.ts';
import { bankAccountPropsFixture } from '../registration.fixture.ts';
import { BankAccountModal } from './BankAccountModal.tsx';

const open = opener(BankAccountModal, bankAccountPropsFixture);

const save = () => screen.getByRole('button', { name: 'Save the account' });

async function choose(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(field('Bank'));
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

describe('adding a bank account', () => {
  it('saves it once, in capitals, with the member’s name', async () => {
    const { user, onSave } = await open();
    await choose(user, 'Kasikorn');
    await user.type(field('Account number'), '123-4-56789-0');
    await user.type(field('Account holder’s first name'), ' somchai');
    await user.type(field('Account holder’s last name'), 'jaidee ');
    await user.dblClick(save());
    expect(onSave.mock.calls).toEqual([
      [
        {
          name: 'Somchai',
          bankCode: 'KBANK',
          bankAccountName: 'SOMCHAI JAIDEE',
          bankAccountNo: demoAccounts.rich.bankAccountNo,
        },
      ],
    ]);
  });

  it('has as many digits as accounts of the market have', async () => {
    const { user, onSave } = await open({ market: 'laos' });
    await user.type(field('Account number'), '1234567');
    await user.click(save());
    expect(screen.getByText('The account number must be 8 to 20 digits.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(onSave).not.toHaveBeenCalled();
  });
});

it('stays open when Escape closes the bank sheet', async () => {
  const { user, onClose } = await open();
  await user.click(field('Bank'));
  await screen.findByRole('dialog', { name: 'Choose a bank' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a bank' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('offers a retry after a failed load of the member', async () => {
  const retry = vi.fn();
  const { user } = await open({ name: { ...failed, retry } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
