import { Failed } from './Failed.tsx';

export const Ready = () => <Failed onRetry={() => undefined} />;
export const Pending = () => <Failed onRetry={() => undefined} isRetrying />;
export const Refused = () => <Failed onRetry={() => undefined} failure={{ message: 'NO_WALLET' }} />;
