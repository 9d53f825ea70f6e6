import { Alert } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import { status } from '../status/status.tsx';

export interface UnreadableProps {
  /** How many entries the answer held that could not be read; undefined for none. */
  count: number | undefined;
}

/** Says that a list is not complete, because some of its entries could not be read. */
export function Unreadable({ count = 0 }: UnreadableProps) {
  const t = useWords('common');
  return count > 0 ? <Alert {...status.warning}>{t('unreadable', { count })}</Alert> : null;
}
