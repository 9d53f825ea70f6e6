import { ModalFallback } from './ModalFallback.tsx';

export default { title: 'Base/Modal fallback' };

export const Ready = () => <ModalFallback />;
