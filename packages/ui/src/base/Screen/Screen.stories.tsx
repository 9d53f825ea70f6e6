import { Button } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import { Screen } from './Screen.tsx';

export default { title: 'Base/Screen' };

export const Ready = () => {
  const t = useWords('statement');
  return (
    <Screen title={t('title')}>
      <div className="stage-card">{t('common:outcome.unknownText')}</div>
    </Screen>
  );
};
export const WithActions = () => {
  const t = useWords('profile');
  return (
    <Screen
      title={t('title')}
      width="narrow"
      actions={<Button variant="subtle">{t('common:actions.refresh')}</Button>}
    >
      <div className="stage-card">{t('common:outcome.unknownText')}</div>
    </Screen>
  );
};
