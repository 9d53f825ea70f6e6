export { WithdrawModal } from './WithdrawModal/WithdrawModal.tsx';
