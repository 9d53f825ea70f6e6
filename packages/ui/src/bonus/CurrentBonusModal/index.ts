export { CurrentBonusModal, type CurrentBonus } from './CurrentBonusModal.tsx';
