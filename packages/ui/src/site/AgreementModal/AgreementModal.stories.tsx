import { agreements } from '../site.fixture.ts';
import { AgreementModal, type AgreementModalProps } from './AgreementModal.tsx';
import { failed, noop, ready } from '../../base/story.fixture.ts';

export default { title: 'Site/Agreement modal' };

const Example = (props: Pick<AgreementModalProps, 'agreements'>) => (
  <AgreementModal isOpen onConfirm={noop} onDismiss={noop} {...props} />
);

export const Ready = () => <Example agreements={ready(agreements)} />;
export const Loading = () => <Example agreements={{ state: 'loading' }} />;
export const Failed = () => <Example agreements={failed} />;
