import { idle } from '../../base/progress.ts';
import { EditHolderNameModal, type EditHolderNameModalProps } from './EditHolderNameModal.tsx';
import { noop, openSheet, pending, refused, unknown } from '../../base/story.fixture.ts';

export default { title: 'Profile/Edit holder name modal' };

const Example = (props: Partial<EditHolderNameModalProps>) => {
  return (
    <EditHolderNameModal
      name="SOMCHAI JAIDEE"
      progress={idle}
      onSave={noop}
      onAddBankAccount={noop}
      {...props}
      {...openSheet}
    />
  );
};

export const Ready = () => <Example />;
export const Empty = () => <Example name="สมชาย ใจดี" />;
export const Pending = () => <Example progress={pending} />;
export const Failed = () => <Example progress={refused('BANK_ACCOUNT_NAME_ENG')} />;
export const BankAccountGone = () => <Example progress={refused('NO_BANK')} />;
export const Unknown = () => <Example progress={unknown('unclear')} />;
