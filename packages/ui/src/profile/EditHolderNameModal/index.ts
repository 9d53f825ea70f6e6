export { EditHolderNameModal, type EditHolderNameModalProps } from './EditHolderNameModal.tsx';
