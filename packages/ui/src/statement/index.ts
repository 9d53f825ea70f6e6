export { StatementScreen } from './StatementScreen/StatementScreen.tsx';
export { transactionKey } from './transaction.ts';
