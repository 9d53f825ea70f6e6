import { useState, type ReactNode } from 'react';
import { Loading } from '../../base/Loading/Loading.tsx';
import { BudgetLine } from './BudgetLine.tsx';
import { BudgetConfirm } from './BudgetConfirm.tsx';
import { isUsedUp, type DepositBudget } from './budget.ts';

export interface BudgetGateProps {
  budget: DepositBudget;
  onBack: () => void;
  /** A deposit method whose amount is chosen elsewhere. */
  children: ReactNode;
}

/** Asks for confirmation once when the reminder is used up, before a method without an amount field. */
export function BudgetGate({ budget, onBack, children }: BudgetGateProps) {
  const [state, setState] = useState<'unknown' | 'asking' | 'open'>('unknown');
  // Decided once: a later update must not close an open method.
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
  return <BudgetConfirm budget={budget} onBack={onBack} onConfirm={() => setState('open')} />;
}
