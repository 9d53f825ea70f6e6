export { PromotionModal, type PromotionModalProps } from './PromotionModal.tsx';
