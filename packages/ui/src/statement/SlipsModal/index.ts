export { SlipsModal, type SlipsModalProps } from './SlipsModal.tsx';
export type { SlipPicture } from './SlipRow.tsx';
