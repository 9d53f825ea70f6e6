import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { ConfirmSheet, type ConfirmSheetProps } from './ConfirmSheet.tsx';

const sheet = (props: Partial<ConfirmSheetProps>) => (
  <ConfirmSheet isOpen title="Withdraw" onClose={() => undefined} onConfirm={() => undefined} {...props} />
);
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

describe('ConfirmSheet', () => {
  it('can be confirmed again after a failure', async () => {
    const onConfirm = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue('done');
    await renderUi(sheet({ onConfirm }));
    fireEvent.click(confirm());
    await waitFor(() => {
      fireEvent.click(confirm());
      expect(onConfirm).toHaveBeenCalledTimes(2);
    });
  });

  it('announces after two seconds that it is slow, until it ends', async () => {
    const { rerender } = await renderUi(sheet({}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const notice = () => screen.queryByText('This is taking longer than usual. Wait a moment.');
    rerender(sheet({ isPending: true }));
    await pass(1_999);
    expect(notice()).toBeNull();
    await pass(1);
    expect(notice()?.closest('[role="status"]')).not.toBeNull();
    rerender(sheet({}));
    expect(notice()).toBeNull();
    rerender(sheet({ isPending: true }));
    expect(notice()).toBeNull();
  });

  it('unlocks when pending ends', async () => {
    const onConfirm = vi.fn();
    const { rerender } = await renderUi(sheet({ onConfirm }));
    fireEvent.click(confirm());
    rerender(sheet({ onConfirm, isPending: true }));
    fireEvent.click(confirm());
    expect(onConfirm).toHaveBeenCalledTimes(1);
    rerender(sheet({ onConfirm, error: 'no' }));
    fireEvent.click(confirm());
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  it('cannot be left while pending', async () => {
    const onClose = vi.fn();
    await renderUi(sheet({ onClose, isPending: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows the error', async () => {
    await renderUi(sheet({ error: 'Not enough money' }));
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts).toContain('Not enough money');
  });
});
