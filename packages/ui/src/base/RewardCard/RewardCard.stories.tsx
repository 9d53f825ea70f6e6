import { type Satang, maxSatang, satang } from '@wallet/contract/wire/money';
import { useTranslation } from '../../i18n/index.ts';
import { RewardCard } from './RewardCard.tsx';

export default { title: 'Base/Reward card' };

interface ExampleProps {
  amount: Satang;
  isRefused?: boolean;
  success?: number;
}

const Example = ({ amount, isRefused = false, success = 100 }: ExampleProps) => {
  const t = useTranslation('refund');
  return (
    <RewardCard
      label={t('amount')}
      amount={amount}
      shares={{ success, fail: 20 }}
      reason={isRefused ? <p>{t('nothing')}</p> : undefined}
      onChoose={() => undefined}
    />
  );
};

export const Ready = () => <Example amount={satang(320_50)} />;
export const Empty = () => <Example amount={satang(0)} isRefused />;
export const Refused = () => <Example amount={satang(320_50)} isRefused />;
/** The bonus would pay no more than the wallet. */
export const WalletOnly = () => <Example amount={satang(320_50)} success={80} />;
export const LargeAmount = () => <Example amount={maxSatang} />;
