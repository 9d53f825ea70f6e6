import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { field, opener } from '../../../vitest.render.tsx';
import { idle, type Progress } from '../../base/progress.ts';
import { ChangePasswordModal, type ChangePasswordModalProps } from './ChangePasswordModal.tsx';
import { noop, idleSheet, pending, refused } from '../../base/story.fixture.ts';

const open = (progress: Progress = idle) =>
  opener<ChangePasswordModalProps>(ChangePasswordModal, {
    ...idleSheet,
    username: 'player',
    onChangePassword: noop,
  })({ progress });

const submit = () => screen.getByRole('button', { name: 'Change password' });
const isMarked = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

describe('a change of password', () => {
  it('marks empty fields, focuses the first and sends nothing', async () => {
    const { user, onChangePassword } = await open();
    await user.type(field('New password'), 'newest');
    await user.click(submit());
    expect(['Current password', 'New password', 'New password again'].map(isMarked)).toEqual([
      true,
      false,
      true,
    ]);
    await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', '']);
    expect(onChangePassword).not.toHaveBeenCalled();
    await user.type(field('Current password'), 'o');
    expect(isMarked('Current password')).toBe(false);
  });

  it('shows the minimum length after a submission', async () => {
    const { user, onChangePassword } = await open();
    await user.type(field('Current password'), 'old');
    await user.type(field('New password'), 'short');
    await user.type(field('New password again'), 'short');
    expect(screen.queryByText(/at least 6 characters/)).toBeNull();
    await user.click(submit());
    expect(screen.getByText('Choose a password of at least 6 characters.')).toBeTruthy();
    expect(onChangePassword).not.toHaveBeenCalled();
  });

  it('announces after two seconds that it is slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await open(pending);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('This is taking longer than usual. Wait a moment.')).toBeTruthy();
  });

  it('names the account for password managers', async () => {
    await open();
    const username = document.querySelector<HTMLInputElement>('form [autocomplete="username"]');
    expect(username?.value).toBe('player');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('marks a wrong old password until it is edited', async () => {
    const { user, onReset } = await open(refused('WRONG_PASSWORD'));
    expect(isMarked('Current password')).toBe(true);
    await user.type(field('Current password'), 'x');
    expect(onReset).toHaveBeenCalled();
  });
});
