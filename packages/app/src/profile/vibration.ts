import { canVibrate } from '@wallet/ui/base/haptics';
import type { ProfileScreenProps } from '@wallet/ui/profile';
import { useStoredFlag } from '#api/store/use-stored-flag.ts';

/** Returns whether success vibrates, with a setter; undefined if the device cannot vibrate. */
export function useVibration(): ProfileScreenProps['vibration'] {
  const [isOff, toggle] = useStoredFlag('vibration-off');
  return canVibrate() ? { isOn: !isOff, onToggle: toggle } : undefined;
}
