export { TransactionModal, type TransactionModalProps } from './TransactionModal.tsx';
