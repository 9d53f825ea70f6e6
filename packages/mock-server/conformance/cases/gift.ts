/** Deposits by true-wallet gift link (spec 5, True-wallet gift link; decisions 12, 73). */
import { about } from '../case.ts';
import { arranged, arrangedOverTime } from '../capability.ts';
import { same } from '../../src/client/mismatch.ts';
import { minutes } from '../../src/world/clock.ts';
import { giftCode, giftLink } from '../gift.ts';

export const giftCases = about('deposit', {
  'A gift link pays once, for any sender': {
    cites: 'spec 8, TRUELINK_DUPLICATE; decisions 73',
    requires: arranged,
    async run(context) {
      const [mali, nok] = [await context.member({}), await context.other({})];
      const link = { body: giftLink(context, giftCode) };
      await mali.gets('deposit.sendLink', link);
      await mali.refused('deposit.sendLink', 'TRUELINK_DUPLICATE', link);
      await nok.refused('deposit.sendLink', 'TRUELINK_DUPLICATE', link);
      same('both wallets', [await mali.balance(), await nok.balance()], [100, 0]);
    },
  },
  'An invalid gift link, or one not encrypted with the secret, is TRUELINK_INVALID': {
    cites: 'spec 8, TRUELINK_INVALID; decisions 12',
    requires: arranged,
    async run(context) {
      const mali = await context.member({});
      const links = [
        'https://gift.truemoney.com/campaign/?v=abc',
        giftLink(context, 'short').link,
        giftLink({ ...context, linkSecret: 'another secret' }, giftCode).link,
      ];
      for (const link of links)
        await mali.refused('deposit.sendLink', 'TRUELINK_INVALID', { body: { link } });
      same('the wallet', await mali.balance(), 0);
    },
  },
  'A gift below two baht fails, and stays unused': {
    cites: 'spec 5, True-wallet gift link; spec 9; decisions 73',
    requires: arranged,
    async run(context) {
      const mali = await context.member({});
      const link = { body: giftLink(context, `${giftCode}THB1`) };
      for (let turn = 0; turn < 2; turn++)
        same('the least', await mali.refused('deposit.sendLink', 'TRANSFER_MINIMUM', link), { amount: 2 });
      same('the wallet', await mali.balance(), 0);
    },
  },
  'Invalid links count towards the limit of five per minute': {
    cites: 'spec 8, Rate limit; decisions 73',
    requires: arrangedOverTime,
    async run(context) {
      const mali = await context.member({});
      for (let turn = 0; turn < 5; turn++)
        await mali.refused('deposit.sendLink', 'TRUELINK_INVALID', { body: giftLink(context, `${turn}`) });
      await mali.refused('deposit.sendLink', 'REQUEST_LIMIT_1MIN', { body: giftLink(context, giftCode) });
      await context.later(minutes(1));
      await mali.gets('deposit.sendLink', { body: giftLink(context, giftCode) });
    },
  },
});
