import { useState } from 'react';

/** A look for money that the player asks for. If it finds any, whoever shows it takes the place of who asked. */
export function useLook(onCheck: () => Promise<unknown>): {
  readonly isLooking: boolean;
  readonly foundNothing: boolean;
  look: () => void;
} {
  const [state, setState] = useState<'idle' | 'looking' | 'nothing'>('idle');
  const look = () => {
    if (state === 'looking') return;
    setState('looking');
    void onCheck().finally(() => setState('nothing'));
  };
  return { isLooking: state === 'looking', foundNothing: state === 'nothing', look };
}
