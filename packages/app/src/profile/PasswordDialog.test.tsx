import { act, waitFor } from '@testing-library/react';
import type { ChangePasswordModalProps } from '@wallet/ui/profile/ChangePasswordModal';
import { expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

let shown: ChangePasswordModalProps | undefined;
vi.mock('@wallet/ui/profile/ChangePasswordModal', () => ({
  ChangePasswordModal: (props: ChangePasswordModalProps) => {
    shown = props;
    return null;
  },
}));

it.each([
  ['done', new Response('{"message":"PASSWORD_CHANGED"}')],
  ['refused', new Response('{"message":"WRONG_PASSWORD"}', { status: 400 })],
] as const)(
  "a password that is %s ends when the phone's Back closes the sheet, not while it is sent",
  async (end, response) => {
    shown = undefined;
    session.signIn('t', false);
    let respond = (_response: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
    const history = await renderPage(PasswordDialog, '/?modal=password');
    await waitFor(() => expect(shown?.isOpen).toBe(true));
    act(() => void shown?.onChangePassword({ oldPassword: 'old', newPassword: 'new' }));
    await waitFor(() => expect(shown).toMatchObject({ isOpen: true, progress: { state: 'pending' } }));
    act(() => history.push('/'));
    await waitFor(() => expect(shown?.isOpen).toBe(false));
    act(() => respond(response));
    await waitFor(() => expect(shown?.progress.state).toBe(end));
    act(() => history.push('/?modal=password'));
    await waitFor(() => expect(shown).toMatchObject({ isOpen: true, progress: { state: end } }));
    act(() => history.push('/'));
    await waitFor(() => expect(shown).toMatchObject({ isOpen: false, progress: { state: 'idle' } }));
  },
);
