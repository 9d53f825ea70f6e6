export { DepositModal, type DepositModalProps } from './DepositModal/DepositModal.tsx';
export { depositMethods } from './methods.ts';
export type { ActiveQr } from './QrDeposit/active-qr.ts';
