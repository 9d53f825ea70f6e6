import { LeaveConfirm } from './LeaveConfirm.tsx';

export const Ready = () => <LeaveConfirm isOpen onStay={() => undefined} onLeave={() => undefined} />;
