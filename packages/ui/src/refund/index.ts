export { RefundModal } from './RefundModal/RefundModal.tsx';
