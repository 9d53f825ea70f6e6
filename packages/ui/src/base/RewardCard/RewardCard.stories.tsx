import { type Satang, maxSatang, satang, times } from '@wallet/contract/wire/money';
import { useTranslation } from '../../i18n/index.ts';
import { RewardCard } from './RewardCard.tsx';

export default { title: 'Base/Reward card' };

const Example = ({ amount, isRefused = false }: { amount: Satang; isRefused?: boolean }) => {
  const t = useTranslation('refund');
  return (
    <RewardCard
      label={t('amount')}
      amount={amount}
      amounts={{ bonus: amount, wallet: times(amount, 0.8) }}
      reason={isRefused ? <p>{t('nothing')}</p> : undefined}
      onChoose={() => undefined}
    />
  );
};

export const Ready = () => <Example amount={satang(320_50)} />;
export const Empty = () => <Example amount={satang(0)} isRefused />;
export const Refused = () => <Example amount={satang(320_50)} isRefused />;
export const LargeAmount = () => <Example amount={maxSatang} />;
