export { StatementMonthModal } from './StatementMonthModal.tsx';
