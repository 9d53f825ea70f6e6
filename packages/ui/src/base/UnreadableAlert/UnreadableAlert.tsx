import { Alert } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { alertProps } from '../alert-props/alert-props.tsx';

/** Notice that some entries of a list could not be read. */
export function UnreadableAlert({ count = 0 }: { count: number | undefined }) {
  const t = useTranslation('common');
  return count > 0 && <Alert {...alertProps.warning}>{t('unreadable', { count })}</Alert>;
}
