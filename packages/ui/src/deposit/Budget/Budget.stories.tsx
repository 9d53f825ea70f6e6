import { satang } from '@wallet/contract/wire/money';
import { budgetFixture } from '../deposit.fixture.ts';
import { BudgetLine } from './BudgetLine.tsx';
import { BudgetConfirm } from './BudgetConfirm.tsx';
import { failed, noop } from '../../base/story.fixture.ts';

export default {
  title: 'Deposit/Budget',
  meta: {
    description:
      'The limit a player has set for deposits: how much of it is used, and the question before a deposit goes beyond it.',
  },
};

export const Ready = () => <BudgetLine budget={budgetFixture(20_000)} />;
export const Loading = () => <BudgetLine budget={{ ...budgetFixture(0), used: { state: 'loading' } }} />;
export const Failed = () => (
  <BudgetLine
    budget={{
      ...budgetFixture(0),
      used: failed,
    }}
  />
);
export const Unreadable = () => <BudgetLine budget={{ ...budgetFixture(20_000), unreadable: 2 }} />;
export const Beyond = () => <BudgetLine budget={{ ...budgetFixture(72_550), per: 'week' }} />;
export const Question = () => (
  <BudgetConfirm budget={budgetFixture(20_000)} amount={satang(50_000)} onBack={noop} onConfirm={noop} />
);
export const QuestionWithoutAmount = () => (
  <BudgetConfirm budget={budgetFixture(50_000)} onBack={noop} onConfirm={noop} />
);
