import { Unreadable } from './Unreadable.tsx';

export default { title: 'Base/Unreadable' };

export const One = () => <Unreadable count={1} />;
export const Several = () => <Unreadable count={3} />;
