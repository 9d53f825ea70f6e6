import type { BankAccount } from '@wallet/contract/profile';

/** An account whose bank takes Thai names. */
export const bankAccountSample: BankAccount = {
  bankCode: 'KBANK',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '1234566789',
  bank: { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
};

/** An account whose bank wants English letters and does not have them. */
export const thaiNameAtKtbSample: BankAccount = {
  bankCode: 'KTB',
  bankAccountName: 'สมชาย ใจดี',
  bankAccountNo: '9876543210',
  bank: { nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
};
