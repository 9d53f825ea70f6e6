import { canVibrate } from '@wallet/ui/base/haptics';
import type { ProfileScreenProps } from '@wallet/ui/profile';
import { isFlagStored, useStoredFlag } from '#api/storage/use-stored-flag.ts';

const key = 'vibration-off';

/** Returns whether vibration is on; reads storage each time, so changes in other tabs apply. */
export const isVibrationOn = (): boolean => !isFlagStored(key);

/** Returns whether success vibrates, with a setter; undefined if the device cannot vibrate. */
export function useVibration(): ProfileScreenProps['vibration'] {
  const [isOff, toggle] = useStoredFlag(key);
  return canVibrate() ? { isOn: !isOff, onToggle: toggle } : undefined;
}
