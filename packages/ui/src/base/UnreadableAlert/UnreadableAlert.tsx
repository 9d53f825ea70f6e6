import { Alert, type AlertProps } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { alertProps } from '../alert-props/alert-props.tsx';

export interface UnreadableAlertProps extends AlertProps {
  count: number | undefined;
}

/** Notice that some entries of a list could not be read. */
export function UnreadableAlert({ count = 0, ...props }: UnreadableAlertProps) {
  const t = useTranslation('common');
  return count > 0 ? (
    <Alert {...alertProps.warning} {...props}>
      {t('unreadable', { count })}
    </Alert>
  ) : null;
}
