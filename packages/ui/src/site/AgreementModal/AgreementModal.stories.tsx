import { agreements } from '../site.fixture.ts';
import { AgreementModal, type AgreementModalProps } from './AgreementModal.tsx';

export default { title: 'Site/Agreement modal' };

const Example = (props: Pick<AgreementModalProps, 'agreements'>) => (
  <AgreementModal isOpen minimumAge={20} onConfirm={() => undefined} onDismiss={() => undefined} {...props} />
);

export const Ready = () => <Example agreements={{ state: 'ready', data: agreements }} />;
export const Loading = () => <Example agreements={{ state: 'loading' }} />;
export const Failed = () => (
  <Example
    agreements={{ state: 'failed', retry: () => undefined, failure: { message: 'fault:connection' } }}
  />
);
