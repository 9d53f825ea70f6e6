import { canVibrate } from '@wallet/ui/base/haptics';
import type { ProfileScreenProps } from '@wallet/ui/profile';
import { isFlagStored, useStoredFlag } from '#api/storage/use-stored-flag.ts';

const key = 'vibration-off';

/** Whether the player has left it on; looked up each time, so that a change in another tab holds here. */
export const isVibrationOn = (): boolean => !isFlagStored(key);

/** Whether this phone vibrates when something has worked, and the way to change it; nothing where it cannot. */
export function useVibration(): ProfileScreenProps['vibration'] {
  const [isOff, toggle] = useStoredFlag(key);
  return canVibrate() ? { isOn: !isOff, onToggle: toggle } : undefined;
}
