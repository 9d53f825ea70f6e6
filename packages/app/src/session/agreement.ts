import { agreementDelay } from '@wallet/contract/site';
import { useEffect, useState } from 'react';
import { readStored, store } from './browser-storage.ts';

/** Whether the agreement was confirmed since signing in. */
export const isAgreed = (): boolean => readStored('remember-agreement') === 'true';

export const agree = (): void => store('remember-agreement', 'true');

/** True from 1.5 seconds after the page is ready, unless the agreement is confirmed already (spec 2, 9). */
export function useAgreementDue(isReady: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isReady || isAgreed()) return undefined;
    const timer = setTimeout(() => setDue(true), agreementDelay);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isDue;
}
