import { toErrorBody } from '../fault.ts';
import { ErrorState } from './ErrorState.tsx';
import { noop } from '../story.fixture.ts';

export default { title: 'Base/Error state' };

const failure = toErrorBody('connection');

export const Ready = () => <ErrorState onRetry={noop} failure={failure} />;
export const Refused = () => <ErrorState onRetry={noop} failure={{ message: 'NO_WALLET' }} />;
export const ServerFault = () => <ErrorState onRetry={noop} failure={toErrorBody('server')} />;
export const Busy = () => <ErrorState onRetry={noop} failure={toErrorBody('busy')} />;
export const Unexpected = () => <ErrorState onRetry={noop} failure={toErrorBody('unexpected')} />;
export const TooSlow = () => <ErrorState onRetry={noop} failure={toErrorBody('slow')} />;
