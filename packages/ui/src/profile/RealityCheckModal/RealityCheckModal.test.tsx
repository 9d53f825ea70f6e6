import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { satang } from '@wallet/contract/wire/money';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { RealityCheckModal, type RealityCheckModalProps } from './RealityCheckModal.tsx';

async function open(spending: RealityCheckModalProps['spending']) {
  const given = { onContinue: vi.fn(), onBreak: vi.fn() };
  await renderUi(<RealityCheckModal isOpen seconds={905} spending={spending} {...given} />);
  return { user: userEvent.setup(), dialog: screen.getByRole('dialog', { name: 'Reality check' }), ...given };
}

it('shows duration and money, and closes by its two buttons only', async () => {
  const { user, dialog, onContinue, onBreak } = await open({
    state: 'ready',
    data: { deposits: satang(150_000), withdrawals: satang(20_050) },
  });
  for (const fact of ['0:15:05', '฿1,500.00', '฿200.50']) expect(dialog.textContent).toContain(fact);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect([onContinue, onBreak].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: /log out/ }));
  expect([onContinue, onBreak].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('names the number of transactions that no sum contains', async () => {
  const { dialog } = await open({
    state: 'ready',
    data: { deposits: satang(0), withdrawals: satang(0), unreadable: 1 },
  });
  expect(dialog.textContent).toContain('1 entry could not be shown.');
});

it('ignores a keystroke that was meant for the page', async () => {
  const { user, dialog, onContinue, onBreak } = await open({ state: 'loading' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Enter} ');
  expect([onContinue, onBreak].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('works without the statement', async () => {
  const retry = vi.fn();
  const { user, onContinue } = await open({
    state: 'failed',
    retry,
    failure: { message: 'fault:connection' },
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect([retry, onContinue].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
