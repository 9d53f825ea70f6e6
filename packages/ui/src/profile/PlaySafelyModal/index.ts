export { PlaySafelyModal, type PlaySafelyModalProps } from './PlaySafelyModal.tsx';
