import { satang, toBaht, type Satang } from '@wallet/contract/wire/money';
import { ConfirmActions, ConfirmDetails } from '../../base/ConfirmSheet/ConfirmSheet.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { SheetActions } from '../../base/Sheet/SheetActions.tsx';
import { SheetStep } from '../../base/Sheet/SheetStep.tsx';
import { useWords } from '../../words/index.ts';
import { leftOf, type DepositBudget } from './budget.ts';

export interface BudgetQuestionProps {
  budget: DepositBudget;
  /** What would be paid in; undefined where only the bank app will know. */
  amount?: Satang | undefined;
  onConfirm: () => unknown;
  onBack: () => void;
}

/** Asks once more before a deposit goes beyond what the player set; it can still be made. */
export function BudgetQuestion({ budget, amount, onConfirm, onBack }: BudgetQuestionProps) {
  const t = useWords('deposit');
  const left = leftOf(budget) ?? satang(0);
  const lines = [
    { label: t(`budget.${budget.per}`), value: <Money amount={budget.amount} /> },
    { label: t('budget.used'), value: <Money amount={satang(budget.amount - left)} /> },
    ...(amount === undefined ? [] : [{ label: t('budget.now'), value: <Money amount={amount} /> }]),
  ];
  const over = amount === undefined ? undefined : toBaht(satang(amount - Math.max(0, left)));
  return (
    <SheetStep key="budget">
      <div>
        <ConfirmDetails
          text={over === undefined ? t('budget.questionAny') : t('budget.question', { amount: over })}
          lines={lines}
        />
      </div>
      <SheetActions>
        <ConfirmActions
          cancelLabel={t('budget.back')}
          confirmLabel={t('budget.confirm')}
          tone="danger"
          onCancel={onBack}
          onConfirm={onConfirm}
        />
      </SheetActions>
    </SheetStep>
  );
}
