import { conditions } from '../site.fixture.ts';
import { ConditionsModal, type ConditionsModalProps } from './ConditionsModal.tsx';
import { failed, noop, ready } from '../../base/story.fixture.ts';

export default { title: 'Site/Conditions modal' };

const Example = (props: Pick<ConditionsModalProps, 'conditions'>) => (
  <ConditionsModal isOpen onClose={noop} {...props} />
);

export const Ready = () => <Example conditions={ready(conditions)} />;
export const Empty = () => <Example conditions={ready([])} />;
export const Loading = () => <Example conditions={{ state: 'loading' }} />;
export const Failed = () => <Example conditions={failed} />;
export const Many = () => <Example conditions={ready(Array.from({ length: 20 }, () => conditions).flat())} />;
