export { StatementResults, type StatementResultsProps } from './StatementResults.tsx';
export { isExactMatch, isMatch, type StatementFilter } from '../statement-filter.ts';
