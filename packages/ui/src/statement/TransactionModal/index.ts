export { TransactionModal } from './TransactionModal.tsx';
