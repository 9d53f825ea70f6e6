export { PauseModal } from './PauseModal.tsx';
export { PauseNotice } from './PauseNotice.tsx';
