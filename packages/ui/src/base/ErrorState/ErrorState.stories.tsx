import { toErrorBody } from '../fault.ts';
import { ErrorState } from './ErrorState.tsx';

export default { title: 'Base/Error state' };

const failure = toErrorBody('connection');

export const Ready = () => <ErrorState onRetry={() => undefined} failure={failure} />;
export const Refused = () => <ErrorState onRetry={() => undefined} failure={{ message: 'NO_WALLET' }} />;
export const ServerFault = () => <ErrorState onRetry={() => undefined} failure={toErrorBody('server')} />;
export const Busy = () => <ErrorState onRetry={() => undefined} failure={toErrorBody('busy')} />;
export const Unexpected = () => <ErrorState onRetry={() => undefined} failure={toErrorBody('unexpected')} />;
export const TooSlow = () => <ErrorState onRetry={() => undefined} failure={toErrorBody('slow')} />;
