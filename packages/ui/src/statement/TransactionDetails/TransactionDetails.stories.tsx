import type { Transaction } from '@wallet/contract/statement';
import { baht } from '@wallet/contract/wire/money.fixture';
import { transactionsFixture } from '../statement.fixture.ts';
import { TransactionDetails } from './TransactionDetails.tsx';

export default { title: 'Statement/Transaction details' };

const [withdrawal, transfer, deposit, failedDeposit, , bonus] = transactionsFixture;

const Example = ({ of }: { of: Transaction | undefined }) => of && <TransactionDetails transaction={of} />;

export const Ready = ({ amount }: { amount: number }) => (
  <Example of={deposit && { ...deposit, amount: baht(amount) }} />
);
Ready.args = { amount: 1_000 };
export const Pending = () => <Example of={withdrawal} />;
export const Failed = () => <Example of={failedDeposit} />;
export const Transfer = () => <Example of={transfer} />;
export const WithLinks = () => <Example of={bonus} />;
