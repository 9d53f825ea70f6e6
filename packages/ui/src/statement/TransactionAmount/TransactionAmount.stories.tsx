import type { Transaction } from '@wallet/contract/statement';
import { baht } from '@wallet/contract/wire/money.fixture';
import { transactionsFixture } from '../statement.fixture.ts';
import { TransactionAmount } from './TransactionAmount.tsx';

export default { title: 'Statement/Transaction amount' };

const [withdrawal, transfer, deposit, failedDeposit] = transactionsFixture;

const Example = ({ of }: { of: Transaction | undefined }) => of && <TransactionAmount transaction={of} />;

export const Ready = ({ amount }: { amount: number }) => (
  <Example of={deposit && { ...deposit, amount: baht(amount) }} />
);
Ready.args = { amount: 1_000 };
export const Failed = () => <Example of={failedDeposit} />;
export const Withdrawal = () => <Example of={withdrawal} />;
export const WithoutSign = () => <Example of={transfer} />;
