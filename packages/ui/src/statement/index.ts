export { StatementScreen } from './StatementScreen/StatementScreen.tsx';
export { transactionKey } from './transaction.ts';
export type { LoadedStatement } from './spending.ts';
export type { StatementFilter } from './statement-filter.ts';
