export { SlipModal, type SlipModalProps } from './SlipModal.tsx';
export type { ChosenSlip, SlipFinding } from './slip-finding.ts';
