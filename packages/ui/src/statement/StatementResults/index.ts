export { StatementResults, type StatementResultsProps } from './StatementResults.tsx';
export { isExactMatch, isMatch } from '../statement-filter.ts';
