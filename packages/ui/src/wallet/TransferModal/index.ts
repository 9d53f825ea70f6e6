export { TransferModal } from './TransferModal.tsx';
