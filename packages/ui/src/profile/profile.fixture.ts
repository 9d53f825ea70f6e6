import { demoAccounts } from '@wallet/contract/demo-members';
import type { ProfileView } from '@wallet/contract/profile';
import { memberSample } from '../base/member.fixture.ts';
import { bankAccountSample, thaiNameAtKtbSample } from '../base/BankAccountLine/bank-account.fixture.ts';
import { idleSheet, noop } from '../base/story.fixture.ts';
import { type EditHolderNameModalProps } from './EditHolderNameModal/EditHolderNameModal.tsx';

export const profileSample: ProfileView = {
  profile: memberSample,
  bankAccount: bankAccountSample,
};

/** Bank that requires English letters, and a number without groups. */
export const thaiNameProfileSample: ProfileView = {
  ...profileSample,
  bankAccount: {
    ...thaiNameAtKtbSample,
    bankAccountNo: demoAccounts.due.bankAccountNo,
  },
};

export const holderNamePropsFixture: EditHolderNameModalProps = {
  ...idleSheet,
  name: '',
  onSave: noop,
  onAddBankAccount: noop,
};
