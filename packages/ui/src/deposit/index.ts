export { DepositModal, type DepositModalProps } from './DepositModal/DepositModal.tsx';
export { depositMethods, type DepositMethod } from './methods.ts';
export type { QrInHand } from './QrDeposit/qr-in-hand.ts';
