export { PrizeModal } from './PrizeModal.tsx';
