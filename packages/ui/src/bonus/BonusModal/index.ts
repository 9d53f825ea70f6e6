export { BonusModal, type BonusModalProps } from './BonusModal.tsx';
