import { failedSlipsFixture, slipsFixture } from '../statement.fixture.ts';
import { SlipTracker, type SlipTrackerProps } from './SlipTracker.tsx';
import { noop } from '../../base/story.fixture.ts';

export default { title: 'Statement/Slip tracker' };

const [underWay, received, failed] = slipsFixture;

const Example = (props: Partial<SlipTrackerProps>) => (
  <SlipTracker slip={{ state: 'ready', data: underWay }} onRefresh={noop} onSend={noop} {...props} />
);

export const Ready = () => <Example />;
export const Empty = () => <Example slip={{ state: 'ready', data: null }} />;
export const Loading = () => <Example slip={{ state: 'loading' }} />;
export const Pending = () => <Example slip={{ state: 'ready', data: underWay, isRefreshing: true }} />;
export const Failed = () => (
  <Example slip={{ state: 'failed', retry: noop, failure: { message: 'fault:connection' } }} />
);
export const Stale = () => <Example slip={{ state: 'ready', data: underWay, isStale: true }} />;
export const Received = () => <Example slip={{ state: 'ready', data: received }} />;
export const UnknownNote = () => <Example slip={{ state: 'ready', data: failed }} />;
export const EveryNote = () => (
  <div className="stage-column" style={{ gap: '3rem' }}>
    {failedSlipsFixture.map((slip) => (
      <Example key={slip.note} slip={{ state: 'ready', data: slip }} />
    ))}
  </div>
);
