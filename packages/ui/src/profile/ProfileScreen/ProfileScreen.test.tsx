import { cleanup, screen } from '@testing-library/react';
import { demoAccounts, demoPhones } from '@wallet/contract/demo-members';
import { expect, it, vi } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { noop, ready } from '../../base/story.fixture.ts';
import { profileSample, thaiNameProfileSample } from '../profile.fixture.ts';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx';

const draw = opener<ProfileScreenProps>(ProfileScreen, {
  profile: ready(profileSample),
  onChangePassword: noop,
  onEditHolderName: noop,
  onAddBankAccount: noop,
});

it('shows the member and the bank account', async () => {
  const { user, onChangePassword } = await draw();
  for (const fact of [
    'Somchai',
    '65f2c0a1b9',
    demoPhones.rich,
    '15/01/2026 10:30:00',
    'ธนาคารกสิกรไทย',
    '123-456-6789',
  ])
    expect(screen.getByText(fact)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(onChangePassword).toHaveBeenCalledTimes(1);
});

it('groups no other account number, and requests an English name where the bank requires it', async () => {
  const { user, onEditHolderName } = await draw({ profile: ready(thaiNameProfileSample) });
  expect(screen.getByText(demoAccounts.due.bankAccountNo)).toBeTruthy();
  const [, fromNotice] = screen.getAllByRole('button', { name: 'Edit the account name' });
  await user.click(fromNotice!);
  expect(onEditHolderName).toHaveBeenCalledTimes(1);
});

it('copies no empty account number', async () => {
  const bankAccount = profileSample.bankAccount && { ...profileSample.bankAccount, bankAccountNo: '' };
  await draw({ profile: ready({ ...profileSample, bankAccount }) });
  expect(screen.getByText('ธนาคารกสิกรไทย')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Copy the account number/i })).toBeNull();
});

it('offers to add a bank account', async () => {
  const { user, onAddBankAccount } = await draw({ profile: ready({ ...profileSample, bankAccount: null }) });
  await user.click(screen.getByRole('button', { name: 'Add a bank account' }));
  expect(onAddBankAccount).toHaveBeenCalledTimes(1);
});

it('shows the vibration switch only with support', async () => {
  await draw();
  expect(screen.queryByRole('switch')).toBeNull();
  cleanup();
  const onToggle = vi.fn();
  const { user } = await draw({ vibration: { isOn: true, onToggle } });
  const box = screen.getByRole<HTMLInputElement>('switch', { name: 'Vibration' });
  expect(box.checked).toBe(true);
  await user.click(box);
  expect(onToggle).toHaveBeenCalledTimes(1);
});

it('isolates right-to-left names', async () => {
  const bankAccount = profileSample.bankAccount && { ...profileSample.bankAccount, bankAccountName: 'דוד 2' };
  const profile = { ...profileSample.profile, name: 'דוד 1' };
  await draw({ profile: ready({ ...profileSample, profile, bankAccount }) });
  for (const name of ['דוד 1', 'דוד 2']) expect(screen.getByText(name).tagName).toBe('BDI');
});
