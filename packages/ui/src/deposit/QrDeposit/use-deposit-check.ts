import { useState } from 'react';

/** Checks for an arrived deposit on a tap. A found deposit replaces the screen, so only "nothing" is a state. */
export function useDepositCheck(onCheck: () => Promise<unknown>): {
  readonly isChecking: boolean;
  readonly foundNothing: boolean;
  check: () => void;
} {
  const [state, setState] = useState<'idle' | 'checking' | 'nothing'>('idle');
  const check = () => {
    if (state === 'checking') return;
    setState('checking');
    void onCheck().finally(() => setState('nothing'));
  };
  return { isChecking: state === 'checking', foundNothing: state === 'nothing', check };
}
