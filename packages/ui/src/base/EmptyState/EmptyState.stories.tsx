import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { EmptyState } from './EmptyState.tsx';

export default { title: 'Base/Empty state' };

export const Ready = () => <EmptyState title={useTranslation('error')('NO_DATA')} />;
export const WithAction = () => {
  const t = useTranslation('deposit');
  return (
    <EmptyState
      title={t('title')}
      text={t('common:state.failedHint')}
      action={<Button>{t('title')}</Button>}
    />
  );
};
