import { useTranslation } from '../../i18n/index.ts';
import { AgeSign } from './AgeSign.tsx';

export default { title: 'Base/Age sign' };

export const Ready = () => {
  const t = useTranslation('site');
  return <AgeSign>{(age) => t('agreement.age', { age })}</AgeSign>;
};
