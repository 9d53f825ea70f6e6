import { useTranslation } from '../../i18n/index.ts';
import { AgeSign } from './AgeSign.tsx';

export default { title: 'Base/Age sign' };

export const Ready = ({ age }: { age: number }) => (
  <AgeSign age={age}>{useTranslation('site')('agreement.age', { age })}</AgeSign>
);
Ready.args = { age: 20 };
