import { fromBaht } from '@wallet/contract/wire/money';
import { useTranslation } from '../../i18n/index.ts';
import { RewardCard } from './RewardCard.tsx';

export default { title: 'Base/Reward card' };

const Example = ({ baht, isRefused = false }: { baht: number; isRefused?: boolean }) => {
  const t = useTranslation('refund');
  return (
    <RewardCard
      label={t('amount')}
      amount={fromBaht(baht)}
      amounts={{ bonus: fromBaht(baht), wallet: fromBaht(baht * 0.8) }}
      reason={isRefused ? <p>{t('nothing')}</p> : undefined}
      onChoose={() => undefined}
    />
  );
};

export const Ready = () => <Example baht={320.5} />;
export const Empty = () => <Example baht={0} isRefused />;
export const Refused = () => <Example baht={320.5} isRefused />;
export const LargeAmount = () => <Example baht={999_999_999.99} />;
