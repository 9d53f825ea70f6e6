export { SpendingModal, type SpendingModalProps } from './SpendingModal.tsx';
export { isReadBackTo, spendingSince, startOf, type SpendingPeriod } from '../spending.ts';
