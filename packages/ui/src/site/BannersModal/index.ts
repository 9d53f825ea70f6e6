export { BannersModal, type BannersModalProps } from './BannersModal.tsx';
