import { conditions } from '../site.fixture.ts';
import { ConditionsModal, type ConditionsModalProps } from './ConditionsModal.tsx';
import { failed, noop } from '../../base/story.fixture.ts';

export default { title: 'Site/Conditions modal' };

const Example = (props: Pick<ConditionsModalProps, 'conditions'>) => (
  <ConditionsModal isOpen onClose={noop} {...props} />
);

export const Ready = () => <Example conditions={{ state: 'ready', data: conditions }} />;
export const Empty = () => <Example conditions={{ state: 'ready', data: [] }} />;
export const Loading = () => <Example conditions={{ state: 'loading' }} />;
export const Failed = () => <Example conditions={failed} />;
export const Many = () => (
  <Example conditions={{ state: 'ready', data: Array.from({ length: 20 }, () => conditions).flat() }} />
);
