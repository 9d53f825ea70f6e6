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
