export { DepositModal, type DepositModalProps } from './DepositModal/DepositModal.tsx';
export type { QrInHand } from './QrDeposit/qr-in-hand.ts';
