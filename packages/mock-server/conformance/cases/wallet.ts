/** The balance, and transfers between accounts (spec 5, Transfer; spec 8, Money). */
import { about } from '../case.ts';
import { same } from '../../src/client/mismatch.ts';
import { seconds } from '../../src/world/clock.ts';
import type { MemberCaller, Context } from '../context.ts';

async function player({ member }: Context, wallet: number, ...slotCodes: string[]): Promise<MemberCaller> {
  const mali = await member({ wallet });
  for (const slotCode of slotCodes) await mali.gets('game.activate', { params: { slotCode } });
  return mali;
}

/** Returns the balances of the wallet and of games, in baht. */
async function balancesOf(mali: MemberCaller, ...slotCodes: string[]): Promise<number[]> {
  const { wallet, slots } = await mali.gets('wallet.read');
  return [
    wallet.amount,
    ...slotCodes.map((wanted) => slots.find(({ code }) => code === wanted)?.amount ?? -1),
  ];
}

const transfer = (from: string, to: string, amount: number) => ({ body: { from, to, amount } });

export const walletCases = about('wallet', {
  'A transfer credits one account with the debit of the other, to the satang': {
    cites: 'spec 7, Wallet; decisions 4',
    requires: ['control'],
    async run(context) {
      const mali = await player(context, 100, 'PG', 'LOTUS');
      await mali.gets('wallet.transfer', transfer('wallet', 'PG', 33.33));
      same('wallet and games after a transfer', await balancesOf(mali, 'PG', 'LOTUS'), [66.67, 33.33, 0]);
      await mali.gets('wallet.transfer', transfer('PG', 'LOTUS', 3.03));
      same(
        'wallet and games after one between games',
        await balancesOf(mali, 'PG', 'LOTUS'),
        [66.67, 30.3, 3.03],
      );
      await mali.gets('wallet.transfer', transfer('LOTUS', 'wallet', 3.03));
      same('wallet and games after one back', await balancesOf(mali, 'PG', 'LOTUS'), [69.7, 30.3, 0]);
    },
  },
  'Many small transfers add up without rounding': {
    cites: 'decisions 4; quality 1',
    requires: ['control'],
    async run(context) {
      const mali = await player(context, 11.1, 'PG');
      for (let turn = 0; turn < 10; turn++) await mali.gets('wallet.transfer', transfer('wallet', 'PG', 1.1));
      same('wallet and game', await balancesOf(mali, 'PG'), [0.1, 11]);
    },
  },
  'A transfer requires two different open accounts': {
    cites: 'spec 5, Transfer; decisions 46',
    requires: ['control'],
    async run(context) {
      const mali = await player(context, 50, 'PG');
      await mali.refused('wallet.transfer', 'TRANSFER_FAIL', transfer('wallet', 'wallet', 1));
      await mali.refused('wallet.transfer', 'SLOT_NO_ACCOUNT', transfer('wallet', 'LOTUS', 1));
      await mali.refused('wallet.transfer', 'NO_WALLET', transfer('wallet', 'NOWHERE', 1));
      same('wallet and game', await balancesOf(mali, 'PG'), [50, 0]);
    },
  },
  'The money of all accounts can be moved into one': {
    cites: 'spec 7, Wallet; decisions 46',
    requires: ['control'],
    async run(context) {
      const mali = await player(context, 100, 'PG', 'LOTUS');
      await mali.gets('wallet.transfer', transfer('wallet', 'LOTUS', 40.5));
      await mali.gets('wallet.transferAll', { body: { to: 'PG' } });
      same('wallet and games', await balancesOf(mali, 'PG', 'LOTUS'), [0, 100, 0]);
      await mali.refused('wallet.transferAll', 'MONEY_NOT_ENOUGH', { body: { to: 'PG' } });
      await mali.gets('wallet.transferAll', { body: { to: 'wallet' } });
      same('wallet and games after all came back', await balancesOf(mali, 'PG', 'LOTUS'), [100, 0, 0]);
    },
  },
  'A refresh of the balances is limited to one per five seconds': {
    cites: 'spec 8, Rate limit; decisions 47',
    requires: ['control'],
    async run({ member, later }) {
      const mali = await member({});
      await mali.gets('wallet.refresh');
      await mali.refused('wallet.refresh', 'REQUEST_LIMIT_1MIN');
      await later(seconds(5));
      await mali.gets('wallet.refresh');
    },
  },
});
