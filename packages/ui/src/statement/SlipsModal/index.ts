export { SlipsModal } from './SlipsModal.tsx';
export type { SlipPicture } from './SlipRow.tsx';
