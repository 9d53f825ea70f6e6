import { toMoment } from '@wallet/contract/wire/time';
import { PauseModal } from '@wallet/ui/profile/Pause';
import { useDialog } from '#navigation/dialog.ts';
import { isHiddenInPause } from './pause.ts';
import { usePausedUntil } from './use-pause.ts';

/** Replaces the dialogs hidden in a pause: `?modal=deposit`, `game` and `play`. */
export function PauseDialog() {
  const until = usePausedUntil();
  const { search, close } = useDialog();
  return (
    until !== undefined && (
      <PauseModal isOpen={isHiddenInPause(search.modal)} onClose={close} until={toMoment(until)} />
    )
  );
}
