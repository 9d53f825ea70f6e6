import { useNavigate } from '@tanstack/react-router';
import { toMoment } from '@wallet/contract/wire/time';
import { PlaySafelyModal } from '@wallet/ui/profile/PlaySafelyModal';
import { useDialog } from '#navigation/dialog.ts';
import { sessionClock, useSessionSeconds } from './session-clock.ts';
import { playSafely, usePlaySafely } from './settings.ts';
import { usePausedUntil } from './use-pause.ts';

/** `?modal=play-safely` */
export function PlaySafelyDialog() {
  const { isOpen, close } = useDialog('play-safely');
  const navigate = useNavigate();
  const { checkEvery, budget } = usePlaySafely();
  const pausedUntil = usePausedUntil();
  return (
    <PlaySafelyModal
      isOpen={isOpen}
      onClose={close}
      seconds={useSessionSeconds(isOpen)}
      checkEvery={checkEvery}
      onCheckEvery={(minutes) => {
        playSafely.change({ checkEvery: minutes });
        // A new interval starts now.
        sessionClock.markReminded();
      }}
      budget={budget}
      onBudget={(chosen) => playSafely.change({ budget: chosen })}
      pausedUntil={pausedUntil === undefined ? undefined : toMoment(pausedUntil)}
      onPause={(length) => {
        playSafely.change({ pause: { since: Date.now(), length } });
        void navigate({ to: '/login', replace: true });
      }}
    />
  );
}
