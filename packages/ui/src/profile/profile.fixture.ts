import { demoAccounts, demoPhones } from '@wallet/contract/demo-members';
import type { ProfileView } from '@wallet/contract/profile';

export const profileSample: ProfileView = {
  profile: {
    _id: '65f2c0a1b9',
    name: 'Somchai',
    username: demoPhones.rich,
    coin: 3,
    createdAt: '2026-01-15T10:30:00.000+07:00',
  },
  bankAccount: {
    bankCode: 'KBANK',
    bankAccountName: 'SOMCHAI JAIDEE',
    bankAccountNo: '1234566789',
    bank: { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
  },
};

/** Bank that requires English letters, and a number without groups. */
export const thaiNameProfileSample: ProfileView = {
  ...profileSample,
  bankAccount: {
    bankCode: 'KTB',
    bankAccountName: 'สมชาย ใจดี',
    bankAccountNo: demoAccounts.due.bankAccountNo,
    bank: { nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
  },
};
