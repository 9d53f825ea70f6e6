export { SlipModal, type SlipModalProps } from './SlipModal.tsx';
export type { ChosenSlip, SlipScan } from './chosen-slip.ts';
