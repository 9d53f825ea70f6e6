export { StatementScreen } from './StatementScreen/StatementScreen.tsx';
export { RequestNumberContext } from './request-number.ts';
export type { LoadedStatement, StatementReading } from './spending.ts';
export type { StatementFilter } from './statement-filter.ts';
