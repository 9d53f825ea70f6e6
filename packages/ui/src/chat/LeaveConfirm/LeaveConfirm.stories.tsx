import { LeaveConfirm } from './LeaveConfirm.tsx';

export default { title: 'Chat/Leave confirm' };

export const Ready = () => <LeaveConfirm isOpen onStay={() => undefined} onLeave={() => undefined} />;
