import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoAccounts, demoPhones } from '@wallet/contract/demo-members';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { profileSample, thaiNameProfileSample } from '../profile.fixture.ts';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx';

async function draw(profile: ProfileScreenProps['profile'], vibration?: ProfileScreenProps['vibration']) {
  const given = { onChangePassword: vi.fn(), onEditHolderName: vi.fn(), onAddBankAccount: vi.fn() };
  await renderUi(<ProfileScreen profile={profile} vibration={vibration} {...given} />);
  return { user: userEvent.setup(), ...given };
}

it('shows the member and the bank account', async () => {
  const { user, onChangePassword } = await draw({ state: 'ready', data: profileSample });
  for (const fact of ['Somchai', '65f2c0a1b9', demoPhones.rich, '15/01/2026 10:30:00', 'ธนาคารกสิกรไทย'])
    expect(screen.getByText(fact)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(onChangePassword).toHaveBeenCalledTimes(1);
});

it('groups an account number of ten digits, and only that', async () => {
  await draw({ state: 'ready', data: profileSample });
  expect(screen.getByText('123-456-6789')).toBeTruthy();
});

it('shows other numbers unchanged and requests an English name where the bank requires it', async () => {
  const { user, onEditHolderName } = await draw({ state: 'ready', data: thaiNameProfileSample });
  expect(screen.getByText(demoAccounts.due.bankAccountNo)).toBeTruthy();
  const [, fromNotice] = screen.getAllByRole('button', { name: 'Edit the account name' });
  await user.click(fromNotice!);
  expect(onEditHolderName).toHaveBeenCalledTimes(1);
});

it('copies no empty account number', async () => {
  const bankAccount = profileSample.bankAccount && { ...profileSample.bankAccount, bankAccountNo: '' };
  await draw({ state: 'ready', data: { ...profileSample, bankAccount } });
  expect(screen.getByText('ธนาคารกสิกรไทย')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Copy the account number/i })).toBeNull();
});

it('offers to add a bank account', async () => {
  const { user, onAddBankAccount } = await draw({
    state: 'ready',
    data: { ...profileSample, bankAccount: null },
  });
  await user.click(screen.getByRole('button', { name: 'Add a bank account' }));
  expect(onAddBankAccount).toHaveBeenCalledTimes(1);
});

it('shows the vibration switch only with support', async () => {
  const ready = { state: 'ready', data: profileSample } as const;
  await draw(ready);
  expect(screen.queryByRole('switch')).toBeNull();
  cleanup();
  const onToggle = vi.fn();
  const { user } = await draw(ready, { isOn: true, onToggle });
  const box = screen.getByRole<HTMLInputElement>('switch', { name: 'Vibration' });
  expect(box.checked).toBe(true);
  await user.click(box);
  expect(onToggle).toHaveBeenCalledTimes(1);
});

it('isolates right-to-left names', async () => {
  const bankAccount = profileSample.bankAccount && { ...profileSample.bankAccount, bankAccountName: 'דוד 2' };
  await draw({
    state: 'ready',
    data: { ...profileSample, profile: { ...profileSample.profile, name: 'דוד 1' }, bankAccount },
  });
  for (const name of ['דוד 1', 'דוד 2']) expect(screen.getByText(name).tagName).toBe('BDI');
});
