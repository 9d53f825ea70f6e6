import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { noop, openSheet } from '../story.fixture.ts';
import { ConfirmSheet, type ConfirmSheetProps } from './ConfirmSheet.tsx';

const open = opener<ConfirmSheetProps>(ConfirmSheet, { ...openSheet, title: 'Withdraw', onConfirm: noop });
const confirm = () => fireEvent.click(button('Confirm'));

describe('ConfirmSheet', () => {
  it('can be confirmed again after a failure', async () => {
    const onConfirm = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue('done');
    await open({ onConfirm });
    confirm();
    await waitFor(() => {
      confirm();
      expect(onConfirm).toHaveBeenCalledTimes(2);
    });
  });

  it('announces after two seconds that it is slow, until it ends', async () => {
    const { change } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const notice = () => screen.queryByText('This is taking longer than usual. Wait a moment.');
    change({ isPending: true });
    await pass(1_999);
    expect(notice()).toBeNull();
    await pass(1);
    expect(notice()?.closest('[role="status"]')).not.toBeNull();
    change({});
    expect(notice()).toBeNull();
    change({ isPending: true });
    expect(notice()).toBeNull();
  });

  it('unlocks when pending ends', async () => {
    const { change, onConfirm } = await open();
    confirm();
    change({ isPending: true });
    confirm();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    change({ error: 'no' });
    confirm();
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  it('cannot be left while pending', async () => {
    const { onClose } = await open({ isPending: true });
    fireEvent.click(button('Cancel'));
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows the error', async () => {
    await open({ error: 'Not enough money' });
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts).toContain('Not enough money');
  });
});
