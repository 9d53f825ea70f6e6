export { ClaimModal, type ClaimModalProps } from './ClaimModal.tsx';
