export { RefundModal, type RefundModalProps } from './RefundModal/RefundModal.tsx';
