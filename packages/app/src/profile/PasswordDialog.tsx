import { ChangePasswordModal } from '@wallet/ui/profile/ChangePasswordModal';
import { useChangePassword } from './api.ts';
import { useDialog } from '#navigation/dialog.ts';

/** `?modal=password` */
export function PasswordDialog() {
  const { search, close } = useDialog();
  const change = useChangePassword();
  return (
    <ChangePasswordModal
      isOpen={search.modal === 'password'}
      onClose={close}
      progress={change.progress}
      onChangePassword={(body) => change.run({ body })}
      onReset={change.reset}
    />
  );
}
