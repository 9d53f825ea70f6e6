export { PromotionsModal, type PromotionsModalProps } from './PromotionsModal/PromotionsModal.tsx';
