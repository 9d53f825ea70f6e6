export { StatementScreen, type StatementScreenProps } from './StatementScreen/StatementScreen.tsx';
export { entryOf } from './transaction.ts';
