import { useTranslation } from '../../i18n/index.ts';
import { AgeSign } from './AgeSign.tsx';

export default { title: 'Base/Age sign' };

export const Ready = (args: { age: number }) => {
  const t = useTranslation('site');
  return <AgeSign {...args}>{(age) => t('agreement.age', { age })}</AgeSign>;
};
Ready.args = { age: 20 };
