export { PromotionsModal, type PromotionsModalProps } from './PromotionsModal/PromotionsModal.tsx';
export { BonusScreen, type BonusScreenProps } from './BonusScreen/BonusScreen.tsx';
