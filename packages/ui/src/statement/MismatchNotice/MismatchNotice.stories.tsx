import { noop } from '../../base/story.fixture.ts';
import { MismatchNotice } from './MismatchNotice.tsx';

export default { title: 'Statement/Mismatch notice' };

export const Ready = () => <MismatchNotice onClose={noop} />;
