import { screen, waitFor } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import { expect, it, vi } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { failed, noop, ready } from '../../base/story.fixture.ts';
import { RealityCheckModal, type RealityCheckModalProps } from './RealityCheckModal.tsx';

async function open(spending: RealityCheckModalProps['spending']) {
  const usual = { isOpen: true, seconds: 905, spending, onContinue: noop, onBreak: noop };
  const view = await opener<RealityCheckModalProps>(RealityCheckModal, usual)();
  return { ...view, dialog: screen.getByRole('dialog', { name: 'Reality check' }) };
}

it('shows duration and money, and closes by its two buttons only', async () => {
  const { user, dialog, onContinue, onBreak } = await open(
    ready({ deposits: satang(150_000), withdrawals: satang(20_050) }),
  );
  for (const fact of ['0:15:05', '฿1,500.00', '฿200.50']) expect(dialog.textContent).toContain(fact);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect([onContinue, onBreak].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: /log out/ }));
  expect([onContinue, onBreak].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('names the number of transactions that no sum contains', async () => {
  const { dialog } = await open(ready({ deposits: satang(0), withdrawals: satang(0), unreadable: 1 }));
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
  const { user, onContinue } = await open({ ...failed, retry });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect([retry, onContinue].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
