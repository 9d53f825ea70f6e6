export { InviteModal } from './InviteModal/InviteModal.tsx';
