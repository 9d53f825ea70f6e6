import { useTranslation } from '../../i18n/index.ts';
import { SheetSection } from './SheetSection.tsx';

export default { title: 'Base/Sheet section' };

export const Ready = () => {
  const t = useTranslation('invite');
  return <SheetSection title={t('link.title')}>{t('link.text')}</SheetSection>;
};
