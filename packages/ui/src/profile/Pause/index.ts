export { PauseModal, type PauseModalProps } from './PauseModal.tsx';
export { PauseNotice, type PauseNoticeProps } from './PauseNotice.tsx';
