import { LeaveConfirm } from './LeaveConfirm.tsx';
import { noop } from '../../base/story.fixture.ts';

export default { title: 'Chat/Leave confirm' };

export const Ready = () => <LeaveConfirm isOpen onStay={noop} onLeave={noop} />;
