import type { Sent } from '../domain-client.fixture.ts';
import { draft } from '../registration/registration-cases.fixture.ts';
import { again, errorCase, type ErrorCases } from '../error-case.fixture.ts';
import { demoAccounts, demoPassword } from '@wallet/contract/demo-members';

const { username: _phone, password: _password, ...ownData } = draft;

const update = (changes: object, as = 'rich'): Sent => ({ as, body: { ...ownData, ...changes } });
const rename = (bankCode: string, bankAccountName: string, as = 'rich'): Sent => ({
  as,
  body: { bankCode, bankAccountName },
});
const passwords = (oldPassword: string, newPassword: string): Sent => ({
  as: 'rich',
  body: { oldPassword, newPassword },
});

export const profileCases: ErrorCases = {
  'profile.update': {
    INVALID_USER_INFO: errorCase('As {rich}, save an empty name.', update({ name: '' })),
    INVALID_BANK: errorCase(
      'Call it with a bank code that is not on the list: `NONE`.',
      update({ bankCode: 'NONE' }),
    ),
    EXISTING_BANK: errorCase(
      `As {new}, save the bank account of another: KBANK \`${demoAccounts.rich.bankAccountNo}\`.`,
      update({ bankCode: 'KBANK', bankAccountNo: demoAccounts.rich.bankAccountNo }, 'new'),
    ),
    BANK_ACCOUNT_NAME_ENG: errorCase(
      'Save an account at BBL whose holder is written in Thai letters.',
      update({ bankCode: 'BBL', bankAccountName: 'มะลิ' }),
    ),
    SUCCESS: errorCase(
      'Save another name.',
      update({ bankAccountName: 'Kwan D', bankAccountNo: '555-000-1112' }),
      {
        'profile.read': {
          profile: { name: 'Kwan Demo' },
          bankAccount: { bankCode: 'SCB', bankAccountName: 'KWAN D', bankAccountNo: '5550001112' },
        },
      },
    ),
  },
  'profile.renameHolder': {
    INVALID_USER_INFO: errorCase('Save an empty account name.', rename('KBANK', '')),
    INVALID_BANK: errorCase(
      'As {rich}, call it with a bank that is not your own: `SCB`.',
      rename('SCB', 'MALI'),
    ),
    NO_BANK: errorCase('As {noBank}, save an account name.', rename('SCB', 'BUA', 'noBank')),
    BANK_ACCOUNT_NAME_ENG: errorCase(
      'As {thaiName}, save an account name in Thai letters.',
      rename('KTB', 'เล็ก', 'thaiName'),
    ),
    SUCCESS: errorCase(
      'As {thaiName}, save an account name in English letters.',
      rename('KTB', ' lek  demo ', 'thaiName'),
      { 'profile.read': { bankAccount: { bankAccountName: 'LEK DEMO' } } },
    ),
  },
  'profile.changePassword': {
    WRONG_PASSWORD: errorCase('Give a wrong old password.', passwords('x', 'demo12345')),
    INVALID_USER_INFO: errorCase('Call it with an empty new password.', passwords(demoPassword, '')),
    REQUEST_LIMIT_1MIN: errorCase(
      'Change the password six times within a minute.',
      again('profile.changePassword', passwords(demoPassword, demoPassword), 5),
    ),
    SUCCESS: errorCase('Change the password.', passwords(demoPassword, 'demo12345')),
  },
};
