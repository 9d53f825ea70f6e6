import type { ClockView } from '@wallet/mock-server/control/control-schema';
import { useEffect, useState } from 'react';
import { asMoment } from './moment.ts';

/** Returns the time of a world as text, and extrapolates it between responses while the clock is live. */
export function useWorldTime(clock: ClockView | undefined): string {
  const [shown, setShown] = useState('');
  useEffect(() => {
    if (!clock) return undefined;
    const [receivedAt, rate] = [performance.now(), clock.mode === 'live' ? clock.rate : 0];
    const show = (): void =>
      setShown(asMoment(Date.parse(clock.now) + (performance.now() - receivedAt) * rate));
    const timer = setInterval(show, 250);
    show();
    return () => clearInterval(timer);
  }, [clock]);
  return shown;
}
