/** Withdrawals (spec 5, Withdraw; spec 8, Money). */
import { latestEntry } from '../latest-entry.ts';
import { about } from '../case.ts';
import { arranged, withFacts } from '../capability.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import { demo } from '../facts.ts';
import type { MemberCaller } from '../context.ts';

const asking = (amount: number) => ({ body: { amount } });

/** Returns kind, status and amount of the latest statement entry. */
async function latest(mali: MemberCaller) {
  const entry = await latestEntry(mali);
  return [entry?.statementType, entry?.status, entry?.amount];
}

export const withdrawCases = about('withdraw', {
  'A withdrawal leaves the wallet at once, and is SUCCESS when it is paid': {
    cites: 'spec 8, Behaviour on errors; decisions 44',
    requires: [...withFacts, 'settlement'],
    async run({ member, settleWithdrawal }) {
      const mali = await member({ wallet: 500 });
      await mali.gets('withdraw.create', asking(120.5));
      same('the wallet', await mali.balance(), 379.5);
      same('the statement while it waits', await latest(mali), ['withdraw', 'in progress', 120.5]);
      await settleWithdrawal(mali.phone, 'paid');
      same('the statement when it is paid', await latest(mali), ['withdraw', 'SUCCESS', 120.5]);
      same('the wallet when it is paid', await mali.balance(), 379.5);
    },
  },
  'A rejected withdrawal returns the money, and is FAILED': {
    cites: 'decisions 44',
    requires: [...withFacts, 'settlement'],
    async run({ member, settleWithdrawal }) {
      const mali = await member({ wallet: 500 });
      await mali.gets('withdraw.create', asking(120.5));
      await settleWithdrawal(mali.phone, 'rejected');
      same('the statement', await latest(mali), ['withdraw', 'FAILED', 120.5]);
      same('the wallet', await mali.balance(), 500);
    },
  },
  'The money of a pending withdrawal cannot be spent again': {
    cites: 'decisions 44',
    requires: withFacts,
    async run({ member }) {
      const mali = await member({ wallet: 500 });
      await mali.gets('withdraw.create', asking(300));
      await mali.refused('withdraw.create', 'MONEY_NOT_ENOUGH', asking(200.01));
      await mali.gets('withdraw.create', asking(200));
      same('the wallet', await mali.balance(), 0);
    },
  },
  'A withdrawal of everything fails when the balance is smaller, and leaves a surplus': {
    cites: 'decisions 17',
    requires: withFacts,
    async run({ member }) {
      const mali = await member({ wallet: 500 });
      await mali.refused('withdraw.createAll', 'MONEY_NOT_ENOUGH', asking(500.01));
      await mali.gets('withdraw.createAll', asking(400));
      same('the wallet', await mali.balance(), 100);
    },
  },
  'A withdrawal without a bank account is NO_BANK': {
    cites: 'spec 8, NO_BANK',
    requires: withFacts,
    async run({ member }) {
      const mali = await member({ wallet: 500, bankAccount: null });
      await mali.refused('withdraw.create', 'NO_BANK', asking(100));
      same('the wallet', await mali.balance(), 500);
    },
  },
  'A bank that requires English letters pays no holder in Thai until a rename': {
    cites: 'spec 5; spec 9',
    requires: arranged,
    async run({ member }) {
      const bankAccount = { bankCode: 'KTB', bankAccountName: 'เล็ก ทดสอบ', bankAccountNo: '5550000001' };
      const mali = await member({ wallet: 500, bankAccount });
      await mali.refused('withdraw.create', 'BANK_ACCOUNT_NAME_ENG', asking(100));
      await mali.gets('profile.renameHolder', { body: { bankCode: 'KTB', bankAccountName: 'LEK TEST' } });
      await mali.gets('withdraw.create', asking(100));
    },
  },
  'An unplayed bonus blocks withdrawals': {
    cites: 'spec 8, BONUS_CONDITION; decisions 45',
    requires: arranged,
    async run(context) {
      const ploy = await context.demo(demo.bonus);
      const before = await ploy.balance();
      const { amount = 0 } = await ploy.refused('withdraw.create', 'BONUS_CONDITION', asking(100));
      ensure('what is left to play', Number(amount) > 0, 'baht', amount);
      same('the wallet', await ploy.balance(), before);
    },
  },
});
