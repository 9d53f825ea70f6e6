import { Alert } from '@mantine/core';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useTranslation } from '../../i18n/index.ts';
import type { DepositCheckResult } from './use-deposit-check.ts';

/** The result of a check that found no deposit. */
export function DepositCheckStatus({ result }: { result: DepositCheckResult | undefined }) {
  const t = useTranslation('deposit');
  return (
    <div role="status">
      {result === 'nothing' && <Alert {...alertProps.info}>{t('qr.nothing')}</Alert>}
      {result === 'failed' && <Alert {...alertProps.warning}>{t('qr.unchecked')}</Alert>}
    </div>
  );
}
