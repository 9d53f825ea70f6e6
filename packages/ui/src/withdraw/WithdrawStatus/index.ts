export { WithdrawStatus, type WithdrawStatusProps } from './WithdrawStatus.tsx';
