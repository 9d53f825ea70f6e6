import { EditHolderNameModal, type EditHolderNameModalProps } from './EditHolderNameModal.tsx';
import { pending, refused, Submitted, unknown } from '../../base/story.fixture.ts';
import { holderNamePropsFixture } from '../profile.fixture.ts';

export default { title: 'Profile/Edit holder name modal' };

const Example = (props: Partial<EditHolderNameModalProps>) => (
  <EditHolderNameModal {...holderNamePropsFixture} {...props} />
);

export const Ready = () => <Example name="Somchai Jaidee" />;
export const Empty = () => <Example name="สมชาย ใจดี" />;
export const Pending = () => <Example progress={pending} />;
export const Invalid = () => (
  <Submitted>
    <Example />
  </Submitted>
);
export const ThaiName = () => (
  <Submitted typed={{ name: 'สมชาย ใจดี' }}>
    <Example />
  </Submitted>
);
export const Failed = () => <Example progress={refused('BANK_ACCOUNT_NAME_ENG')} />;
export const BankAccountGone = () => <Example progress={refused('NO_BANK')} />;
export const Unknown = () => <Example progress={unknown('unclear')} />;
