export { SpendingModal } from './SpendingModal.tsx';
export { isLoadedSince, spendingSince, startOf, type SpendingPeriod } from '../spending.ts';
