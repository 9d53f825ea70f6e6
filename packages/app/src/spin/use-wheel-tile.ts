import { useQuery } from '@tanstack/react-query';
import type { WheelTile } from '@wallet/ui/wallet';
import { useState } from 'react';
import { setupQuery, wheelActiveQuery } from './api.ts';

/**
 * The place of the wheel on /user/home: unknown until the backend has said whether the wheel is on (spec 7, Spin wheel),
 * then the same as long as the page is open, so that nothing changes under a finger.
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
