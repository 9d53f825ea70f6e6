export { CurrentBonusModal, type CurrentBonus, type CurrentBonusModalProps } from './CurrentBonusModal.tsx';
