export { PrizeModal, type PrizeModalProps } from './PrizeModal.tsx';
