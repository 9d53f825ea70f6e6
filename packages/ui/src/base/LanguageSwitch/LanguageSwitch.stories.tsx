import { useLanguage } from '../../words/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export const Ready = () => {
  const { changeLanguage } = useLanguage();
  return <LanguageSwitch onChange={(language) => void changeLanguage(language)} />;
};
