import { Alert } from '@mantine/core';
import { useState } from 'react';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useTranslation } from '../../i18n/index.ts';

/** Checks for an arrived deposit; resolves to false if the request failed. */
export type OnDepositCheck = () => Promise<boolean>;

/** Checks for an arrived deposit on a tap. A found deposit replaces the screen, so `status` is about the others. */
export function useDepositCheck(onCheck: OnDepositCheck) {
  const t = useTranslation('deposit');
  const [state, setState] = useState<'idle' | 'checking' | 'nothing' | 'failed'>('idle');
  const check = () => {
    if (state === 'checking') return;
    setState('checking');
    onCheck().then(
      (isChecked) => setState(isChecked ? 'nothing' : 'failed'),
      () => setState('failed'),
    );
  };
  const status = (
    <div role="status">
      {state === 'nothing' && <Alert {...alertProps.info}>{t('qr.nothing')}</Alert>}
      {state === 'failed' && <Alert {...alertProps.warning}>{t('qr.unchecked')}</Alert>}
    </div>
  );
  return { isChecking: state === 'checking', status, check };
}
