import { act, screen, waitFor } from '@testing-library/react';
import type { ClaimModalProps } from '@wallet/ui/spin/ClaimModal';
import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => vi.useRealTimers());

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

it.each([
  ['shows its claim before its end', '2026-01-15T12:00:00.000+07:00', 'happened'],
  ['may only be over after its end', '2099-01-01T00:00:00.000+07:00', 'unclear'],
] as const)('without an answer, a coupon that left the list %s', async (_what, now, verdict) => {
  const backend = startBackend({ 'spin.claim': { status: 504, body: '' } });
  await renderPage(Page, '/?modal=claim&code=coupon1');
  await screen.findByText('sheet');
  backend.respond('spin.coupons', json({ coupons: [] }));
  vi.useFakeTimers({ now: new Date(now) });
  act(() => void shown?.onClaim());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(shown?.progress).toMatchObject({ state: 'unknown', verdict });
});
