import { useNavigate } from '@tanstack/react-router';
import { RealityCheckModal } from '@wallet/ui/profile/RealityCheckModal';
import { useSpentSince } from '#statement/use-spending.ts';
import { useDialog } from '#navigation/dialog.ts';
import { sessionClock, useSessionSeconds } from './session-clock.ts';

/** `?modal=reality-check` */
export function RealityCheckDialog() {
  const { isOpen, close } = useDialog('reality-check');
  const navigate = useNavigate();
  const seconds = useSessionSeconds(isOpen);
  const spending = useSpentSince(isOpen, sessionClock.startedAt());
  return (
    <RealityCheckModal
      isOpen={isOpen}
      seconds={seconds}
      spending={spending}
      onContinue={() => {
        sessionClock.markReminded();
        close();
      }}
      onBreak={() => void navigate({ to: '/login', replace: true })}
    />
  );
}
