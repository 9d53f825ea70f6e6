export { SpendingModal, type SpendingModalProps } from './SpendingModal.tsx';
export { isReadBackTo, startOf, type SpendingPeriod } from '../spending.ts';
