import { Unreadable } from './Unreadable.tsx';

export const One = () => <Unreadable count={1} />;
export const Several = () => <Unreadable count={3} />;
