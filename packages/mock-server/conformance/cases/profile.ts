/** The member's own data (spec 2, /user/profile; spec 5). */
import { about } from '../case.ts';
import { same } from '../../src/client/mismatch.ts';

export const profileCases = about('profile', {
  'A changed password ends every other session, and the old one is wrong': {
    cites: 'spec 7, Account; decisions 35',
    requires: ['control'],
    async run({ member, guest }) {
      const here = await member({ password: 'first-one' });
      const there = await here.signInAgain();
      await there.gets('profile.read');
      await here.gets('profile.changePassword', {
        body: { oldPassword: 'first-one', newPassword: 'second-one' },
      });
      await here.gets('profile.read');
      await there.refused('profile.read', 'UNAUTHORIZED');
      const caller = await guest();
      const login = (password: string) => ({ body: { username: here.phone, password } });
      await caller.refused('session.login', 'WRONG_PASSWORD', login('first-one'));
      await caller.gets('session.login', login('second-one'));
    },
  },
  'The sixth change of a password within a minute is REQUEST_LIMIT_1MIN': {
    cites: 'spec 8, Rate limit; decisions 42',
    requires: ['control'],
    async run({ member }) {
      const mali = await member({});
      const wrong = { body: { oldPassword: 'wrong', newPassword: 'second-one' } };
      for (let turn = 0; turn < 5; turn++)
        await mali.refused('profile.changePassword', 'WRONG_PASSWORD', wrong);
      await mali.refused('profile.changePassword', 'REQUEST_LIMIT_1MIN', wrong);
    },
  },
  'The holder’s name accepts letters A-Z and spaces, and is stored in capitals': {
    cites: 'spec 5, Edit bank account name; decisions 41',
    requires: ['control'],
    async run({ member }) {
      const mali = await member({});
      const rename = (bankAccountName: string, bankCode = 'SCB') => ({ body: { bankCode, bankAccountName } });
      await mali.gets('profile.renameHolder', rename('new name'));
      for (const name of ['มะลิ', 'MALI 2', 'M@LI'])
        await mali.refused('profile.renameHolder', 'BANK_ACCOUNT_NAME_ENG', rename(name));
      await mali.refused('profile.renameHolder', 'INVALID_USER_INFO', rename(' '));
      await mali.refused('profile.renameHolder', 'INVALID_BANK', rename('MALI', 'KBANK'));
      const { bankAccount } = await mali.gets('profile.read');
      same('the holder', bankAccount?.bankAccountName, 'NEW NAME');
    },
  },
});
