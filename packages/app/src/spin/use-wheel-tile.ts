import { useQuery } from '@tanstack/react-query';
import type { WheelTile } from '@wallet/ui/wallet';
import { useState } from 'react';
import { setupQuery, wheelActiveQuery } from './api.ts';

/**
 * State of the wheel tile on /user/home. It is unknown until the backend reports whether the wheel is on (spec
 * 7, Spin wheel). Later answers do not change it, so that nothing moves under a finger.
 */
export function useWheelTile(): WheelTile {
  const active = useQuery(wheelActiveQuery());
  const coins = useQuery(setupQuery()).data?.result.userCoin;
  const [isOn, setOn] = useState<boolean>();
  const answer = active.data?.isActive ?? (active.isError ? false : undefined);
  if (isOn === undefined && answer !== undefined) setOn(answer);
  if (isOn === undefined) return 'unknown';
  return isOn ? { coins } : 'off';
}
