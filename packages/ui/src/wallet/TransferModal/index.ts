export { TransferModal, type TransferModalProps } from './TransferModal.tsx';
