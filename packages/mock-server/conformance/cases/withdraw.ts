/** Withdrawals (spec 5, Withdraw; spec 8, Money). */
import { about } from '../case.ts';
import { same } from '../../src/client/mismatch.ts';
import type { MemberCaller } from '../context.ts';

const asking = (amount: number) => ({ body: { amount } });

/** Returns kind, status and amount of the latest statement entry. */
async function latest(mali: MemberCaller) {
  const { statements } = await mali.gets('statement.list', { body: { page: 1, limit: 1 } });
  const [entry] = statements;
  return [entry?.statementType, entry?.status, entry?.amount];
}

export const withdrawCases = about('withdraw', {
  'A withdrawal leaves the wallet at once, and is SUCCESS when it is paid': {
    cites: 'spec 8, Behaviour on errors; decisions 44',
    requires: ['control'],
    async run({ member, world }) {
      const mali = await member({ wallet: 500 });
      await mali.gets('withdraw.create', asking(120.5));
      same('the wallet', await mali.balance(), 379.5);
      same('the statement while it waits', await latest(mali), ['withdraw', 'in progress', 120.5]);
      await (await world()).withdraw.pay({ member: mali.phone });
      same('the statement when it is paid', await latest(mali), ['withdraw', 'SUCCESS', 120.5]);
      same('the wallet when it is paid', await mali.balance(), 379.5);
    },
  },
  'A rejected withdrawal returns the money, and is FAILED': {
    cites: 'decisions 44',
    requires: ['control'],
    async run({ member, world }) {
      const mali = await member({ wallet: 500 });
      await mali.gets('withdraw.create', asking(120.5));
      await (await world()).withdraw.reject({ member: mali.phone });
      same('the statement', await latest(mali), ['withdraw', 'FAILED', 120.5]);
      same('the wallet', await mali.balance(), 500);
    },
  },
  'The money of a pending withdrawal cannot be spent again': {
    cites: 'decisions 44',
    requires: ['control'],
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
    requires: ['control'],
    async run({ member }) {
      const mali = await member({ wallet: 500 });
      await mali.refused('withdraw.createAll', 'MONEY_NOT_ENOUGH', asking(500.01));
      await mali.gets('withdraw.createAll', asking(400));
      same('the wallet', await mali.balance(), 100);
    },
  },
  'A withdrawal without a bank account is NO_BANK': {
    cites: 'spec 8, NO_BANK',
    requires: ['control'],
    async run({ member }) {
      const mali = await member({ wallet: 500, bankAccount: null });
      await mali.refused('withdraw.create', 'NO_BANK', asking(100));
      same('the wallet', await mali.balance(), 500);
    },
  },
});
