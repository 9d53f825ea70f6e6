import { useState, type ReactNode } from 'react';
import { Loading } from '../../base/Loading/Loading.tsx';
import { BudgetLine } from './BudgetLine.tsx';
import { BudgetQuestion } from './BudgetQuestion.tsx';
import { isUsedUp, type DepositBudget } from './budget.ts';

export interface BudgetGateProps {
  budget: DepositBudget;
  /** Leads back to where a way was chosen. */
  onBack: () => void;
  /** The way, whose amount is decided elsewhere. */
  children: ReactNode;
}

/** Before a way to pay in that knows no amount: asks once where any amount would go beyond the reminder. */
export function BudgetGate({ budget, onBack, children }: BudgetGateProps) {
  const [state, setState] = useState<'unknown' | 'asking' | 'open'>('unknown');
  // Decided once: what arrives while the way is open is no reason to take it away.
  if (state === 'unknown' && budget.used.state !== 'loading') setState(isUsedUp(budget) ? 'asking' : 'open');
  if (state === 'unknown') return <Loading />;
  if (state === 'open') {
    return (
      <>
        <BudgetLine budget={budget} />
        {children}
      </>
    );
  }
  return <BudgetQuestion budget={budget} onBack={onBack} onConfirm={() => setState('open')} />;
}
