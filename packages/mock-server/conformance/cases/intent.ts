/** One intent, one effect (decisions 11). */
import { about } from '../case.ts';
import { arranged, arrangedOverTime, withFacts } from '../capability.ts';
import { same } from '../../src/client/mismatch.ts';
import { hours } from '../../src/world/clock.ts';

const intent = '0123456789abcdef0123456789abcdef';

export const intentCases = about('every call', {
  'An error is repeated for its key, too': {
    cites: 'decisions 11',
    requires: arranged,
    async run({ member, world }) {
      const mali = await member({ wallet: 50 });
      const sent = { body: { amount: 100 }, intent };
      await mali.refused('withdraw.create', 'MONEY_NOT_ENOUGH', sent);
      const { ledger } = await world();
      await ledger.adjust({ account: `wallet:${mali.id}`, amount: 500, reason: 'more money' });
      await mali.refused('withdraw.create', 'MONEY_NOT_ENOUGH', sent);
      same('the wallet', await mali.balance(), 550);
    },
  },
  'The keys of two members are independent': {
    cites: 'decisions 11',
    requires: withFacts,
    async run({ member, other }) {
      const [one, two] = [await member({ wallet: 500 }), await other({ wallet: 500 })];
      for (const caller of [one, two])
        await caller.gets('withdraw.create', { body: { amount: 100 }, intent });
      same('both wallets', [await one.balance(), await two.balance()], [400, 400]);
    },
  },
  'A key is stored for a day': {
    cites: 'decisions 11',
    requires: arrangedOverTime,
    async run({ member, later }) {
      const mali = await member({ wallet: 500 });
      const sent = { body: { amount: 100 }, intent };
      await mali.gets('withdraw.create', sent);
      await later(hours(24) - 1);
      const renewed = await mali.signInAgain();
      await renewed.gets('withdraw.create', sent);
      same('the wallet within the day', await renewed.balance(), 400);
      await later(1);
      await renewed.gets('withdraw.create', sent);
      same('the wallet after the day', await renewed.balance(), 300);
    },
  },
  'A repeated key in flight is REQUEST_LIMIT': {
    cites: 'decisions 11',
    requires: arranged,
    async run({ member, world }) {
      const mali = await member({ wallet: 500 });
      const { faults, holds: parked, journal } = await world();
      await faults.add({ operation: 'withdraw.create', nth: 1, effect: { type: 'hold', hold: 'bank' } });
      const sent = { body: { amount: 100 }, intent };
      const first = mali.gets('withdraw.create', sent);
      await journal.wait({ name: 'withdraw.create', kind: 'fault' });
      const { status, body } = await mali.send('withdraw.create', sent);
      same('the response meanwhile', [status, body], [409, { message: 'REQUEST_LIMIT' }]);
      await parked.release('bank');
      await first;
      same('the wallet', await mali.balance(), 400);
    },
  },
  'Twenty concurrent keys spend no more than the balance': {
    cites: 'quality 1',
    requires: withFacts,
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
