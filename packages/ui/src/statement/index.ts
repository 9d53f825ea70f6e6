export { StatementScreen, type StatementScreenProps } from './StatementScreen/StatementScreen.tsx';
export { transactionKey } from './transaction.ts';
