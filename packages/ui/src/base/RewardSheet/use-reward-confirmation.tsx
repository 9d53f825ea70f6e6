import { satang } from '@wallet/contract/wire/money';
import { payoutsOf } from '@wallet/contract/wire/reward';
import { useTranslation } from '../../i18n/index.ts';
import type { Confirmation } from '../ActionSheet/ActionSheet.tsx';
import { Money } from '../Money/Money.tsx';
import type { ChosenReward } from './reward.ts';

export interface RewardConfirmation {
  chosen: ChosenReward;
  label: string;
  onConfirm: () => unknown;
}

/** Returns the confirmation of a reward: amount, shares in percent and baht, warning (spec 8, decisions 90). */
export function useRewardConfirmation(): (reward: RewardConfirmation) => Confirmation {
  const t = useTranslation('refund');
  return ({ chosen: { kind, amount, shares }, label, onConfirm }) => {
    const { certain, complete } = payoutsOf(amount, shares);
    const rest = satang(amount - certain);
    const whole = { label, value: <Money amount={amount} /> };
    if (kind === 'bonus')
      return {
        title: t('reward.asBonus'),
        items: [
          whole,
          { label: t('reward.success', { percent: shares.success }), value: <Money amount={complete} /> },
          { label: t('reward.fail', { percent: shares.fail }), value: <Money amount={rest} /> },
        ],
        warning: t('reward.bonusWarning', { lost: rest }),
        confirmLabel: t('reward.confirmBonus'),
        onConfirm,
      };
    const percent = Number((100 - shares.fail).toFixed(2));
    return {
      title: t('reward.intoWallet'),
      items: [
        whole,
        { label: t('reward.now', { percent }), value: <Money amount={certain} /> },
        ...(rest > 0
          ? [{ label: t('reward.givenUp', { percent: shares.fail }), value: <Money amount={rest} /> }]
          : []),
      ],
      warning: rest > 0 ? t('wallet.warning', { share: certain, rest }) : t('wallet.warningWhole'),
      confirmLabel: t('reward.receive', { amount: certain }),
      onConfirm,
    };
  };
}
