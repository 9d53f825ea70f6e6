import { Paper } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { baht } from '@wallet/contract/wire/money.fixture';
import { noop } from '../../base/story.fixture.ts';
import { transactionsFixture } from '../statement.fixture.ts';
import { TransactionRow } from './TransactionRow.tsx';

export default { title: 'Statement/Transaction row' };

const [withdrawal, transfer, deposit, failedDeposit, , bonus] = transactionsFixture;

const Example = ({ of, isCurrent }: { of: Transaction | undefined; isCurrent?: boolean }) => (
  <Paper component="ul" m={0} p={0}>
    {of && <TransactionRow transaction={of} isCurrent={isCurrent} onOpen={noop} />}
  </Paper>
);

export const Ready = ({ amount }: { amount: number }) => (
  <Example of={deposit && { ...deposit, amount: baht(amount) }} />
);
Ready.args = { amount: 1_000 };
export const Pending = () => <Example of={withdrawal} />;
export const Failed = () => <Example of={failedDeposit} />;
export const Transfer = () => <Example of={transfer} />;
export const WithLinks = () => <Example of={bonus} />;
export const Selected = () => <Example of={deposit} isCurrent />;
