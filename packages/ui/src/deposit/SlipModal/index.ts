export { SlipModal } from './SlipModal.tsx';
export type { ChosenSlip, SlipScan } from './chosen-slip.ts';
