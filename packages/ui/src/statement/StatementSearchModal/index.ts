export { StatementSearchModal } from './StatementSearchModal.tsx';
