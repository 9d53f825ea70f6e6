export { WithdrawStatus } from './WithdrawStatus.tsx';
