import { useQuery } from '@tanstack/react-query';
import type { WheelTile } from '@wallet/ui/wallet';
import { useState } from 'react';
import { setupQuery, wheelActiveQuery } from './api.ts';

/**
 * State of the wheel tile on /user/home. It is unknown until the backend reports whether the wheel is on (spec
 * 7, Spin wheel). Later responses do not change it, so that nothing moves under a finger.
 */
export function useWheelTile(): WheelTile {
  const active = useQuery(wheelActiveQuery());
  const coins = useQuery(setupQuery()).data?.result.userCoin;
  const [isOn, setOn] = useState<boolean>();
  const isWheelActive = active.data?.isActive ?? (active.isError ? false : undefined);
  if (isOn === undefined && isWheelActive !== undefined) setOn(isWheelActive);
  if (isOn === undefined) return 'unknown';
  return isOn ? { coins } : 'off';
}
