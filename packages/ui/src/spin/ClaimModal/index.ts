export { ClaimModal } from './ClaimModal.tsx';
