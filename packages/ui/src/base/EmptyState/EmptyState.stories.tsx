import { Button } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import { EmptyState } from './EmptyState.tsx';

export default { title: 'Base/Empty state' };

export const Ready = () => <EmptyState title={useWords('error')('NO_DATA')} />;
export const WithAction = () => {
  const t = useWords('deposit');
  return (
    <EmptyState
      title={t('title')}
      text={t('common:state.failedHint')}
      action={<Button>{t('title')}</Button>}
    />
  );
};
