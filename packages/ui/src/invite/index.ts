export { InviteModal, type InviteModalProps } from './InviteModal/InviteModal.tsx';
