import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { Screen } from './Screen.tsx';

export default { title: 'Base/Screen' };

export const Ready = () => {
  const t = useTranslation('statement');
  return (
    <Screen title={t('title')}>
      <div className="stage-card">{t('common:outcome.unknownText')}</div>
    </Screen>
  );
};
export const WithActions = () => {
  const t = useTranslation('profile');
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
