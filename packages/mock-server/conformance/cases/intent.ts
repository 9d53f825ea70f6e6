/** One intent, one effect (decisions 11). */
import { about } from '../case.ts';
import { same } from '../../src/client/mismatch.ts';

const intent = '0123456789abcdef0123456789abcdef';

export const intentCases = about('every call', ['control'], {
  'The keys of two members are independent': {
    cites: 'decisions 11',
    async run({ member, other }) {
      const [one, two] = [await member({ wallet: 500 }), await other({ wallet: 500 })];
      for (const caller of [one, two])
        await caller.gets('withdraw.create', { body: { amount: 100 }, intent });
      same('both wallets', [await one.balance(), await two.balance()], [400, 400]);
    },
  },
  'Twenty concurrent keys spend no more than the balance': {
    cites: 'quality 1',
    async run({ member }) {
      const mali = await member({ wallet: 500 });
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          mali.send('withdraw.create', { body: { amount: 100 }, intent: `${intent.slice(2)}${turn + 10}` }),
        ),
      );
      same('how many worked', responses.filter(({ status }) => status === 200).length, 5);
      same('the wallet', await mali.balance(), 0);
    },
  },
});
