import { failureBy } from '../fault.ts';
import { Failed } from './Failed.tsx';

export default { title: 'Base/Failed' };

const failure = failureBy('connection');

export const Ready = () => <Failed onRetry={() => undefined} failure={failure} />;
export const Pending = () => <Failed onRetry={() => undefined} failure={failure} isRetrying />;
export const Refused = () => <Failed onRetry={() => undefined} failure={{ message: 'NO_WALLET' }} />;
export const ServerFault = () => <Failed onRetry={() => undefined} failure={failureBy('server')} />;
export const Busy = () => <Failed onRetry={() => undefined} failure={failureBy('busy')} />;
export const Unexpected = () => <Failed onRetry={() => undefined} failure={failureBy('unexpected')} />;
export const TooSlow = () => <Failed onRetry={() => undefined} failure={failureBy('slow')} />;
