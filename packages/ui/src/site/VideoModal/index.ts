export { VideoModal } from './VideoModal.tsx';
