export { RealityCheckModal, type RealityCheckModalProps } from './RealityCheckModal.tsx';
