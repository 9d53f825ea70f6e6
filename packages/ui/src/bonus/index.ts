export { PromotionsModal } from './PromotionsModal/PromotionsModal.tsx';
export { BonusScreen } from './BonusScreen/BonusScreen.tsx';
