export { WithdrawModal, type WithdrawModalProps } from './WithdrawModal/WithdrawModal.tsx';
