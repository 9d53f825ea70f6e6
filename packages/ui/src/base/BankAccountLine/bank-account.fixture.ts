import type { BankAccount } from '@wallet/contract/profile';

/** Account at a bank that accepts Thai names. */
export const bankAccountSample: BankAccount = {
  bankCode: 'KBANK',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '1234566789',
  bank: { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
};

/** Account with a Thai name at a bank that requires English letters. */
export const thaiNameAtKtbSample: BankAccount = {
  bankCode: 'KTB',
  bankAccountName: 'สมชาย ใจดี',
  bankAccountNo: '9876543210',
  bank: { nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
};
