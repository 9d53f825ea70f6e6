import { toBaht } from '@wallet/contract/wire/money';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import type { Question } from '../ActionSheet/ActionSheet.tsx';
import { Money } from '../Money/Money.tsx';
import { shareOf, type ChosenGain } from './gain.ts';

export interface GainQuestion {
  chosen: ChosenGain;
  /** What the amount is called. */
  label: string;
  /** What cannot be undone; of a bonus there are words already. */
  warning?: ReactNode;
  /** All of it is received whatever comes: there are no shares. */
  isWhole?: boolean;
  onConfirm: () => unknown;
}

/** The question before a gain is received: how much, both shares as percentages and as amounts, a warning (spec 8). */
export function useGainQuestion(): (question: GainQuestion) => Question {
  const t = useWords('refund');
  return ({ chosen: { way, amount, received, shares }, label, warning, isWhole = false, onConfirm }) => {
    const success = shareOf(amount, shares.success);
    const fail = shareOf(amount, shares.fail);
    const shareLines = [
      { label: t('gain.success', { percent: shares.success }), value: <Money amount={success} /> },
      { label: t('gain.fail', { percent: shares.fail }), value: <Money amount={fail} /> },
    ];
    return {
      title: way === 'bonus' ? t('gain.asBonus') : t('gain.intoWallet'),
      lines: [{ label, value: <Money amount={amount} /> }, ...(isWhole ? [] : shareLines)],
      warning: warning ?? t('gain.bonusWarning', { lost: toBaht(fail) }),
      confirmLabel: t('gain.receive', { amount: toBaht(received) }),
      onConfirm,
    };
  };
}
