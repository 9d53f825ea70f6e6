export { StatementSearchModal } from './StatementSearchModal.tsx';
export type { StatementFilter } from '../statement-filter.ts';
