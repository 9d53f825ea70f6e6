import { useWords } from '../../words/index.ts';
import { Money } from '../Money/Money.tsx';
import { Facts } from './Facts.tsx';

export default { title: 'Base/Facts' };

export const Ready = () => {
  const t = useWords('withdraw');
  return (
    <Facts
      facts={[
        { label: t('amount'), value: <Money baht={1234.5} /> },
        { label: t('destination'), value: '***-*-*6789' },
        { label: t('holder'), value: 'SOMCHAI JAIDEE' },
      ]}
    />
  );
};
export const LongValue = () => {
  const t = useWords('statement');
  return <Facts facts={[{ label: t('title'), value: t('empty.text').repeat(3) }]} />;
};
