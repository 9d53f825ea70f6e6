export { RealityCheckModal } from './RealityCheckModal.tsx';
