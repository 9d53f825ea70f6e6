import { Alert } from '@mantine/core';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useTranslation } from '../../i18n/index.ts';

/** Offline notice for the banner of a frame, which announces it. */
export function OfflineBanner() {
  const t = useTranslation('common');
  return (
    <Alert {...alertProps.warning} radius={0} py="xs">
      {t('frame.offline')}
    </Alert>
  );
}
