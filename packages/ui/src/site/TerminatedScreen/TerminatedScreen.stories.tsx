import { failed, noop, ready } from '../../base/story.fixture.ts';
import { TerminatedScreen, type TerminatedScreenProps } from './TerminatedScreen.tsx';

export default { title: 'Site/Terminated screen' };

const Example = (props: Partial<TerminatedScreenProps>) => (
  <TerminatedScreen check={ready(undefined)} onCheck={noop} {...props} />
);

export const Ready = () => <Example />;
export const Loading = () => <Example check={{ state: 'loading' }} defaultTries={1} />;
export const Failed = () => <Example check={failed} defaultTries={1} />;
export const StillClosed = () => <Example defaultTries={1} />;
