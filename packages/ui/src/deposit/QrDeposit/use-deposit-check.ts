import { useState } from 'react';

/** Checks for an arrived deposit; resolves to false if the request failed. */
export type OnDepositCheck = () => Promise<boolean>;

export type DepositCheckResult = 'nothing' | 'failed';

/** Checks for an arrived deposit on a tap. A found deposit replaces the screen, so it is no result. */
export function useDepositCheck(onCheck: OnDepositCheck): {
  readonly isChecking: boolean;
  readonly result: DepositCheckResult | undefined;
  check: () => void;
} {
  const [state, setState] = useState<'idle' | 'checking' | DepositCheckResult>('idle');
  const check = () => {
    if (state === 'checking') return;
    setState('checking');
    onCheck().then(
      (isChecked) => setState(isChecked ? 'nothing' : 'failed'),
      () => setState('failed'),
    );
  };
  const isOver = state === 'nothing' || state === 'failed';
  return { isChecking: state === 'checking', result: isOver ? state : undefined, check };
}
