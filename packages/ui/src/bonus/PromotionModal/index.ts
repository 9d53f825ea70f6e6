export { PromotionModal } from './PromotionModal.tsx';
