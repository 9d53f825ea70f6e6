import { UnreadableAlert } from './UnreadableAlert.tsx';

export default { title: 'Base/Unreadable alert' };

export const One = () => <UnreadableAlert count={1} />;
export const Several = () => <UnreadableAlert count={3} />;
