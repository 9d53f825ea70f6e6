import { waitFor } from '@testing-library/react';
import { demoAccounts, demoPhones } from '@wallet/contract/demo-members';
import type { EditHolderNameModalProps } from '@wallet/ui/profile/EditHolderNameModal';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { HolderNameDialog } from './HolderNameDialog.tsx';

let shown: EditHolderNameModalProps | undefined;
vi.mock('@wallet/ui/profile/EditHolderNameModal', () => ({
  EditHolderNameModal: (props: EditHolderNameModalProps) => {
    shown = props;
    return null;
  },
}));

const profile = {
  _id: '1',
  name: 'A',
  username: demoPhones.rich,
  coin: 0,
  createdAt: '2026-01-15T10:30:00+07:00',
};
const bankAccount = {
  bankCode: 'SCB',
  bankAccountName: 'PIM DEMO',
  bankAccountNo: demoAccounts.noWallet.bankAccountNo,
  bank: { nameTH: 'ไทยพาณิชย์', nameEN: 'SCB' },
};
const responses = {
  profile: { profile, bankAccount },
  wallet: {
    profile,
    bankAccount,
    wallet: { amount: 0 },
    invite: { amount: 0, success: 100, fail: 50 },
    slots: [],
  },
};

it.each(['wallet', 'profile'] as const)('opens while the %s is unavailable', async (lost) => {
  shown = undefined;
  vi.stubGlobal('fetch', (path: string) => {
    const noun = path.endsWith('/wallet') ? 'wallet' : 'profile';
    return Promise.resolve(
      noun === lost
        ? new Response('{"message":"NO_WALLET"}', { status: 400 })
        : new Response(JSON.stringify(responses[noun])),
    );
  });
  await renderPage(HolderNameDialog, '/?modal=holder-name');
  await waitFor(() => expect(shown).toMatchObject({ isOpen: true, name: 'PIM DEMO' }));
});
