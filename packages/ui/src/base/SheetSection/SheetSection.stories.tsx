import { useWords } from '../../words/index.ts';
import { SheetSection } from './SheetSection.tsx';

export default { title: 'Base/Sheet section' };

export const Ready = () => {
  const t = useWords('invite');
  return <SheetSection title={t('link.title')}>{t('link.text')}</SheetSection>;
};
