import { failedSlipsFixture, slipsFixture } from '../statement.fixture.ts';
import { SlipTracker, type SlipTrackerProps } from './SlipTracker.tsx';

export default { title: 'Statement/Slip tracker' };

const nothing = () => undefined;
const [underWay, received, failed] = slipsFixture;

const Example = (props: Partial<SlipTrackerProps>) => (
  <SlipTracker
    slip={{ state: 'ready', data: underWay }}
    onRefresh={nothing}
    onSend={nothing}
    onStatement={nothing}
    {...props}
  />
);

export const Ready = () => <Example />;
export const Empty = () => <Example slip={{ state: 'ready', data: null }} />;
export const Loading = () => <Example slip={{ state: 'loading' }} />;
export const Pending = () => <Example slip={{ state: 'ready', data: underWay, isRefreshing: true }} />;
export const Failed = () => (
  <Example slip={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }} />
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
