import { MismatchContext, type Mismatch } from '../../base/ResultDialog/mismatch.ts';
import { noop } from '../../base/story.fixture.ts';
import { MismatchNotice } from './MismatchNotice.tsx';

export default { title: 'Statement/Mismatch notice' };

const Example = ({ mismatch }: { mismatch: Mismatch }) => (
  <MismatchContext value={mismatch}>
    <MismatchNotice onClose={noop} />
  </MismatchContext>
);

export const Ready = () => <Example mismatch="other" />;
export const Twice = () => <Example mismatch="twice" />;
