import { TerminatedScreen } from './TerminatedScreen.tsx';

export default { title: 'Site/Terminated screen' };

const closed = { state: 'ready', data: undefined } as const;

export const Ready = () => <TerminatedScreen check={closed} onCheck={() => undefined} />;
export const Loading = () => <TerminatedScreen check={{ state: 'loading' }} onCheck={() => undefined} />;
export const Failed = () => (
  <TerminatedScreen
    check={{ state: 'failed', retry: () => undefined, failure: { message: 'fault:connection' } }}
    onCheck={() => undefined}
  />
);
