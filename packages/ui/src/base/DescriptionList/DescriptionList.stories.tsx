import { satang } from '@wallet/contract/wire/money';
import { useTranslation } from '../../i18n/index.ts';
import { Money } from '../Money/Money.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export default { title: 'Base/Description list' };

export const Ready = () => {
  const t = useTranslation('withdraw');
  return (
    <DescriptionList
      items={[
        { label: t('amount'), value: <Money amount={satang(1_234_50)} /> },
        { label: t('destination'), value: '***-*-*6789' },
        { label: t('holder'), value: 'SOMCHAI JAIDEE' },
      ]}
    />
  );
};
export const LongValue = () => {
  const t = useTranslation('statement');
  return <DescriptionList items={[{ label: t('title'), value: t('empty.text').repeat(3) }]} />;
};
