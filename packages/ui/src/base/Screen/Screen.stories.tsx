import { Button, Paper } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useWords } from '../../words/index.ts';
import { Screen } from './Screen.tsx';

export const Ready = () => {
  const t = useWords('statement');
  return (
    <Screen title={t('title')}>
      <Paper>{t('common:outcome.unknownText')}</Paper>
    </Screen>
  );
};
export const WithActions = () => {
  const t = useWords('profile');
  return (
    <Screen
      title={t('title')}
      width="narrow"
      actions={<Button variant="subtle">{t('common:actions.save')}</Button>}
    >
      <Paper>{t('common:outcome.unknownText')}</Paper>
    </Screen>
  );
};
