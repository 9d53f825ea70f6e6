import { Alert } from '@mantine/core';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useWords } from '../../words/index.ts';

/** Says that there is no connection; goes into the banner of a frame, which reads it out. */
export function OfflineBanner() {
  const t = useWords('common');
  return (
    <Alert {...alertProps.warning} radius={0} py="xs">
      {t('frame.offline')}
    </Alert>
  );
}
