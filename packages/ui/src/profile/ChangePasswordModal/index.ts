export { ChangePasswordModal } from './ChangePasswordModal.tsx';
