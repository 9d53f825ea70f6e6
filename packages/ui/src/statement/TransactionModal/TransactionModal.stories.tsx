import type { Transaction } from '@wallet/contract/statement';
import { transactionsFixture } from '../statement.fixture.ts';
import { TransactionModal, type TransactionModalProps } from './TransactionModal.tsx';
import { failed, openSheet, ready } from '../../base/story.fixture.ts';

export default { title: 'Statement/Transaction modal' };

const [withdrawal, transfer, deposit, notDone, , bonus] = transactionsFixture;

const Example = ({
  of = withdrawal,
  ...props
}: Partial<TransactionModalProps> & { of?: Transaction | undefined }) => (
  <TransactionModal transaction={ready(of)} {...props} {...openSheet} />
);

export const Ready = () => <Example of={deposit} />;
export const Empty = () => <Example transaction={ready(undefined)} />;
export const Loading = () => <Example transaction={{ state: 'loading' }} />;
export const Pending = () => <Example />;
export const Failed = () => <Example transaction={failed} />;
export const NotDone = () => <Example of={notDone} />;
export const MoneyBack = () => <Example of={withdrawal && { ...withdrawal, status: 'FAILED' }} />;
export const WithLinks = () => <Example of={bonus} />;
export const Paid = () => <Example of={withdrawal && { ...withdrawal, status: 'SUCCESS' }} />;
export const DepositInProgress = () => <Example of={deposit && { ...deposit, status: 'in progress' }} />;
export const TransferFailed = () => <Example of={transfer && { ...transfer, status: 'FAILED' }} />;
export const BonusFailed = () => <Example of={bonus && { ...bonus, status: 'FAILED' }} />;
