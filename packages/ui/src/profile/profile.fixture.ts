import { demoAccounts } from '@wallet/contract/demo-members';
import type { ProfileView } from '@wallet/contract/profile';
import { memberSample } from '../base/member.fixture.ts';
import { bankAccountSample, thaiNameAtKtbSample } from '../base/BankAccountLine/bank-account.fixture.ts';

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
