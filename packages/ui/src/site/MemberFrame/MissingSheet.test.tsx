import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { MemberFrame } from './MemberFrame.tsx';

vi.mock('../../base/ConfirmSheet/ConfirmSheet.tsx', () => {
  throw new Error('no connection');
});

it('asks with a dialog of the browser when the sheet fails to load', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const onLogout = vi.fn();
  const frame = { path: '/user/home', onConditions: vi.fn() };
  await renderUi(
    <MemberFrame {...frame} onLogout={onLogout} logoutWarning="A slip is being sent">
      page
    </MemberFrame>,
  );
  const logout = screen.getByRole('button', { name: 'Log out' });
  await userEvent.click(logout);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith('Log out? A slip is being sent'));
  expect(onLogout).not.toHaveBeenCalled();
  await userEvent.click(logout);
  await vi.waitFor(() => expect(onLogout).toHaveBeenCalledOnce());
});
