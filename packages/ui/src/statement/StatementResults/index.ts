export { StatementResults } from './StatementResults.tsx';
export { isExactMatch, isMatch, type StatementFilter } from '../statement-filter.ts';
