import { toErrorBody } from '../fault.ts';
import { LoadState } from './LoadState.tsx';

export default { title: 'Base/LoadState' };

export const Ready = () => <LoadState of={{ state: 'loading' }} />;

export const Failed = () => (
  <LoadState of={{ state: 'failed', retry: () => undefined, failure: toErrorBody('connection') }} />
);
