import { type Satang, satang } from '@wallet/contract/wire/money';
import { ConfirmStep } from '../../base/ConfirmSheet/ConfirmSheet.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { remainingOf, type DepositBudget } from './budget.ts';

export interface BudgetConfirmProps {
  budget: DepositBudget;
  /** Undefined where the amount is chosen in the bank app. */
  amount?: Satang | undefined;
  onConfirm: () => unknown;
  onBack: () => void;
}

/** Asks for confirmation before a deposit exceeds the player's reminder; the deposit stays possible. */
export function BudgetConfirm({ budget, amount, onConfirm, onBack }: BudgetConfirmProps) {
  const t = useTranslation('deposit');
  const left = remainingOf(budget) ?? satang(0);
  const lines = [
    { label: t(`budget.${budget.per}`), value: <Money amount={budget.amount} /> },
    { label: t('budget.used'), value: <Money amount={satang(budget.amount - left)} /> },
    ...(amount === undefined ? [] : [{ label: t('budget.now'), value: <Money amount={amount} /> }]),
  ];
  const over = amount === undefined ? undefined : satang(amount - Math.max(0, left));
  return (
    <ConfirmStep
      text={over === undefined ? t('budget.questionAny') : t('budget.question', { amount: over })}
      items={lines}
      cancelLabel={t('budget.back')}
      confirmLabel={t('budget.confirm')}
      tone="danger"
      onCancel={onBack}
      onConfirm={onConfirm}
    />
  );
}
