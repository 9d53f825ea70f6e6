export { PauseModal, PauseNotice } from './Pause.tsx';
