export { DepositModal, type DepositModalProps } from './DepositModal/DepositModal.tsx';
export { depositMethods, type DepositMethod } from './methods.ts';
export type { ActiveQr } from './QrDeposit/active-qr.ts';
