import { toMoment } from '@wallet/contract/wire/time';
import { PauseModal, PauseNotice } from '@wallet/ui/profile/Pause';
import { useDialog } from '#navigation/dialog.ts';
import { helpLine } from '#env.ts';
import { isHiddenInPause } from './pause.ts';
import { usePausedUntil } from './use-pause.ts';

interface PausedProps {
  /** Epoch in milliseconds. */
  until: number;
}

/** Returns the shared props of the pause screens. */
const pauseFacts = ({ until }: PausedProps) => ({ until: toMoment(until), helpLine });

/** Replaces the games of home. */
export const PausedGames = (props: PausedProps) => <PauseNotice {...pauseFacts(props)} />;

/** Replaces the dialogs hidden in a pause: `?modal=deposit`, `game` and `play`. */
export function PauseDialog() {
  const until = usePausedUntil();
  return until !== undefined && <PauseSheet until={until} />;
}

function PauseSheet(props: PausedProps) {
  const { search, close } = useDialog();
  return <PauseModal isOpen={isHiddenInPause(search.modal)} onClose={close} {...pauseFacts(props)} />;
}
