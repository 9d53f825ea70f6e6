import { act, waitFor } from '@testing-library/react';
import { demoAccounts } from '@wallet/contract/demo-members';
import type { EditHolderNameModalProps } from '@wallet/ui/profile/EditHolderNameModal';
import { expect, it, vi } from 'vitest';
import { validBody } from '#api/backend.fixture.ts';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { HolderNameDialog } from './HolderNameDialog.tsx';

let shown: EditHolderNameModalProps | undefined;
vi.mock('@wallet/ui/profile/EditHolderNameModal', () => ({
  EditHolderNameModal: (props: EditHolderNameModalProps) => {
    shown = props;
    return null;
  },
}));

it.each(['wallet', 'profile'] as const)('opens while the %s is unavailable', async (lost) => {
  shown = undefined;
  vi.stubGlobal('fetch', (path: string) => {
    const noun = path.endsWith('/wallet') ? 'wallet' : 'profile';
    return Promise.resolve(
      noun === lost
        ? new Response('{"message":"NO_WALLET"}', { status: 400 })
        : new Response(JSON.stringify(validBody(`${noun}.read`))),
    );
  });
  await renderPage(HolderNameDialog, '/?modal=holder-name');
  await waitFor(() => expect(shown).toMatchObject({ isOpen: true, name: demoAccounts.rich.bankAccountName }));
});

it("a refusal is gone once the phone's Back has closed the sheet", async () => {
  shown = undefined;
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'PUT') return new Response('{"message":"BANK_ACCOUNT_NAME_ENG"}', { status: 400 });
    return new Response(JSON.stringify(validBody(path.endsWith('/wallet') ? 'wallet.read' : 'profile.read')));
  });
  const history = await renderPage(HolderNameDialog, '/?modal=holder-name');
  await waitFor(() => expect(shown?.isOpen).toBe(true));
  act(() => void shown?.onSave('MALI'));
  await waitFor(() => expect(shown?.progress.state).toBe('refused'));
  act(() => history.push('/'));
  await waitFor(() => expect(shown).toMatchObject({ isOpen: false, progress: { state: 'idle' } }));
});
