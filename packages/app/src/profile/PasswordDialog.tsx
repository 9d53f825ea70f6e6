import { useQuery } from '@tanstack/react-query';
import { ChangePasswordModal } from '@wallet/ui/profile/ChangePasswordModal';
import { profileQuery, useChangePassword } from './api.ts';
import { useResetAtEnd } from '#api/use-reset.ts';
import { useDialog } from '#navigation/dialog.ts';

/** `?modal=password` */
export function PasswordDialog() {
  const { isOpen, close } = useDialog('password');
  const profile = useQuery(profileQuery());
  const change = useChangePassword();
  useResetAtEnd(isOpen, [change]);
  return (
    <ChangePasswordModal
      isOpen={isOpen}
      onClose={close}
      username={profile.data?.profile.username}
      progress={change.progress}
      onChangePassword={(body) => change.run({ body })}
      onReset={change.reset}
    />
  );
}
