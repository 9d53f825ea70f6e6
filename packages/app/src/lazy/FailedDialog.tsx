import { useNavigate } from '@tanstack/react-router';
import { DialogFailure, type DialogFailureProps } from '@wallet/ui/base/DialogFailure';
import { useDialogControls } from '#navigation/dialog.ts';

/** Replaces a dialog that threw, at its address. */
export function FailedDialog(props: Pick<DialogFailureProps, 'isSent' | 'onRetry'>) {
  const navigate = useNavigate();
  const { closeDialog } = useDialogControls();
  return (
    <DialogFailure
      onClose={closeDialog}
      onStatement={() => void navigate({ to: '/user/statement' })}
      {...props}
    />
  );
}
