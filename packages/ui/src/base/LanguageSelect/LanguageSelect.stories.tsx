import { useLanguage } from '../../i18n/index.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

export default { title: 'Base/Language select' };

export const Ready = () => {
  const { changeLanguage } = useLanguage();
  return <LanguageSelect onChange={(language) => void changeLanguage(language)} />;
};
