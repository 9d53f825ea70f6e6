import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startBackend } from '#api/backend.fixture.ts';
import { useDialog } from '#navigation/dialog.ts';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { unseenPrize } from './unseen-prize.ts';
import { useWheel } from './use-wheel.ts';

function Page() {
  const { isResultOpen, onStop } = useWheel();
  const { search, close } = useDialog();
  return (
    <>
      <p>{search.modal ?? 'no dialog'}</p>
      {isResultOpen && <p>result</p>}
      <button onClick={onStop}>Stop</button>
      <button onClick={close}>Close</button>
    </>
  );
}

const click = (name: string) => act(() => screen.getByRole('button', { name }).click());

afterEach(() => act(() => unseenPrize.set(undefined)));

it('a result waits until the dialog of a coupon has closed, and is shown once', async () => {
  startBackend();
  await renderPage(Page, '/?modal=claim');
  await screen.findByText('claim');
  act(() => unseenPrize.set({ code: 'P20', label: '20', remainingCoin: 2 }));
  click('Stop');
  expect(screen.getByText('claim')).toBeTruthy();
  click('Close');
  await screen.findByText('result');
  click('Close');
  await screen.findByText('no dialog');
  await waitFor(() => expect(unseenPrize.get()).toBeUndefined());
  expect(screen.getByText('no dialog')).toBeTruthy();
});
