import { satang } from '@wallet/contract/wire/money';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import type { Confirmation } from '../ActionSheet/ActionSheet.tsx';
import { Money } from '../Money/Money.tsx';
import { shareOf, type ChosenReward } from './reward.ts';

export interface RewardConfirmation {
  chosen: ChosenReward;
  /** Label of the amount. */
  label: string;
  /** Warning; the bonus has a default text. */
  warning?: ReactNode;
  /** The whole amount is received, without shares. */
  isWhole?: boolean;
  onConfirm: () => unknown;
}

/** Returns the confirmation of a reward: amount, shares in percent and baht, warning (spec 8, decisions 90). */
export function useRewardConfirmation(): (reward: RewardConfirmation) => Confirmation {
  const t = useTranslation('refund');
  return ({ chosen, label, warning, isWhole = false, onConfirm }) => {
    const { kind, amount, received, shares } = chosen;
    const fail = shareOf(amount, shares.fail);
    const rest = satang(amount - received);
    const ofBonus = [
      {
        label: t('reward.success', { percent: shares.success }),
        value: <Money amount={shareOf(amount, shares.success)} />,
      },
      { label: t('reward.fail', { percent: shares.fail }), value: <Money amount={fail} /> },
    ];
    const ofWallet = [
      { label: t('reward.now', { percent: shares.success }), value: <Money amount={received} /> },
      ...(rest > 0
        ? [{ label: t('reward.givenUp', { percent: 100 - shares.success }), value: <Money amount={rest} /> }]
        : []),
    ];
    return {
      title: kind === 'bonus' ? t('reward.asBonus') : t('reward.intoWallet'),
      items: [
        { label, value: <Money amount={amount} /> },
        ...(isWhole ? [] : kind === 'bonus' ? ofBonus : ofWallet),
      ],
      warning: warning ?? t('reward.bonusWarning', { lost: fail }),
      confirmLabel: t('reward.receive', { amount: received }),
      onConfirm,
    };
  };
}
