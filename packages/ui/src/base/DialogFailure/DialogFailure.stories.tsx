import { noop } from '../story.fixture.ts';
import { DialogFailure } from './DialogFailure.tsx';

export default { title: 'Base/Dialog failure' };

const Example = ({ isSent }: { isSent: boolean }) => (
  <DialogFailure isSent={isSent} onClose={noop} onRetry={noop} />
);

export const Ready = () => <Example isSent={false} />;
export const Sent = () => <Example isSent />;
