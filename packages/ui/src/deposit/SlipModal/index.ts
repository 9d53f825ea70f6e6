export { SlipModal } from './SlipModal.tsx';
export type { SlipScan } from './chosen-slip.ts';
