import { Alert, type AlertProps } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import { alertProps } from '../alert-props/alert-props.tsx';

export interface UnreadableAlertProps extends AlertProps {
  /** How many entries the answer held that could not be read; undefined for none. */
  count: number | undefined;
}

/** Says that a list is not complete, because some of its entries could not be read. */
export function UnreadableAlert({ count = 0, ...props }: UnreadableAlertProps) {
  const t = useWords('common');
  return count > 0 ? (
    <Alert {...alertProps.warning} {...props}>
      {t('unreadable', { count })}
    </Alert>
  ) : null;
}
