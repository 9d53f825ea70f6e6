export { BannersModal, type BannersModalProps } from './BannersModal.tsx';
export { PromotionsModal, type PromotionsModalProps } from './PromotionsModal.tsx';
