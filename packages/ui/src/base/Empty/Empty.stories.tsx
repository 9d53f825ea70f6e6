import { Button } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import { Empty } from './Empty.tsx';

export const Ready = () => <Empty title={useWords('error')('NO_DATA')} />;
export const WithAction = () => {
  const t = useWords('deposit');
  return (
    <Empty title={t('title')} text={t('common:state.failedHint')} action={<Button>{t('title')}</Button>} />
  );
};
