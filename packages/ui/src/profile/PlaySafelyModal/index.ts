export { PlaySafelyModal } from './PlaySafelyModal.tsx';
