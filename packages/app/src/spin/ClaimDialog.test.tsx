import { act, screen, waitFor } from '@testing-library/react';
import type { ClaimModalProps } from '@wallet/ui/spin/ClaimModal';
import { expect, it, vi } from 'vitest';
import { json, startBackend } from '#api/backend.fixture.ts';
import { useDialog } from '#navigation/dialog.ts';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';

let shown: ClaimModalProps | undefined;
vi.mock('@wallet/ui/spin/ClaimModal', () => ({
  ClaimModal: (props: ClaimModalProps) => {
    shown = props;
    return <p>sheet</p>;
  },
}));

const Page = () => (
  <>
    <p>{useDialog().search.modal ?? 'no dialog'}</p>
    <ClaimDialog />
  </>
);

it('a claimed coupon does not open again by Forward', async () => {
  const backend = startBackend();
  const history = await renderPage(Page, '/?modal=claim&code=coupon1');
  await screen.findByText('sheet');
  expect(shown?.isOpen).toBe(true);
  backend.respond('spin.coupons', json({ coupons: [] }));
  act(() => void shown?.onClaim());
  await waitFor(() => expect(shown).toMatchObject({ isOpen: true, progress: { state: 'done' } }));
  act(() => history.push('/'));
  await screen.findByText('no dialog');
  act(() => shown?.onReset());
  act(() => history.push('/?modal=claim&code=coupon1'));
  await screen.findByText('claim');
  expect(shown).toMatchObject({ isOpen: false, progress: { state: 'idle' } });
  await screen.findByText('no dialog');
});

it('the address of an unknown coupon becomes that of the page, which shows its results again', async () => {
  startBackend();
  await renderPage(Page, '/?modal=claim&code=unknown');
  await screen.findByText('no dialog');
});
