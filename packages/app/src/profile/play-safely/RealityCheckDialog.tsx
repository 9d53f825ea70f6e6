import { useNavigate } from '@tanstack/react-router';
import { RealityCheckModal } from '@wallet/ui/profile/RealityCheckModal';
import { useSpentSince } from '#statement/use-spending.ts';
import { useDialog } from '#navigation/dialog.ts';
import { sessionClock, useSessionSeconds } from './session-clock.ts';

/** `?modal=reality-check` */
export function RealityCheckDialog() {
  const { search, close } = useDialog();
  const navigate = useNavigate();
  const isOpen = search.modal === 'reality-check';
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
