import { Alert, type AlertProps } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import { status } from '../status/status.tsx';

export interface UnreadableProps extends AlertProps {
  /** How many entries the answer held that could not be read; undefined for none. */
  count: number | undefined;
}

/** Says that a list is not complete, because some of its entries could not be read. */
export function Unreadable({ count = 0, ...props }: UnreadableProps) {
  const t = useWords('common');
  return count > 0 ? (
    <Alert {...status.warning} {...props}>
      {t('unreadable', { count })}
    </Alert>
  ) : null;
}
