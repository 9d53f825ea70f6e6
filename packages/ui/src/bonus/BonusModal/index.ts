export { BonusModal } from './BonusModal.tsx';
