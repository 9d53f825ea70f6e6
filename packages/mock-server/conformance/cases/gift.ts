/** Money coming in by true-wallet gift link (spec 5, True-wallet gift link; decisions 12, 73). */
import { about } from '../case.ts';
import { arranged, arrangedForTwo, arrangedOverTime } from '../need.ts';
import { same } from '../departure.ts';
import { minutes } from '../facts.ts';
import { giftCode, giftLink } from '../good-call.ts';

export const giftCases = about('deposit', {
  'A gift link pays once, whoever sends it': {
    cites: 'spec 8, TRUELINK_DUPLICATE; decisions 73',
    needs: arrangedForTwo,
    async run(stage) {
      const [mali, nok] = [await stage.member({}), await stage.other({})];
      const link = { body: giftLink(stage, giftCode) };
      await mali.gets('deposit.sendLink', link);
      await mali.refused('deposit.sendLink', 'TRUELINK_DUPLICATE', link);
      await nok.refused('deposit.sendLink', 'TRUELINK_DUPLICATE', link);
      same('both wallets', [await mali.balance(), await nok.balance()], [100, 0]);
    },
  },
  'What is no gift link, or not encrypted with the secret, is TRUELINK_INVALID': {
    cites: 'spec 8, TRUELINK_INVALID; decisions 12',
    needs: arranged,
    async run(stage) {
      const mali = await stage.member({});
      const links = [
        'https://gift.truemoney.com/campaign/?v=abc',
        giftLink(stage, 'short').link,
        giftLink({ ...stage, linkSecret: 'another secret' }, giftCode).link,
      ];
      for (const link of links)
        await mali.refused('deposit.sendLink', 'TRUELINK_INVALID', { body: { link } });
      same('the wallet', await mali.balance(), 0);
    },
  },
  'A gift of less than two baht is refused, and keeps its worth': {
    cites: 'spec 5, True-wallet gift link; spec 9; decisions 73',
    needs: arranged,
    async run(stage) {
      const mali = await stage.member({});
      const link = { body: giftLink(stage, `${giftCode}THB1`) };
      for (let turn = 0; turn < 2; turn++)
        same('the least', await mali.refused('deposit.sendLink', 'TRANSFER_MINIMUM', link), { amount: 2 });
      same('the wallet', await mali.balance(), 0);
    },
  },
  'Links that are no good count among the five a minute': {
    cites: 'spec 8, Rate limit; decisions 73',
    needs: arrangedOverTime,
    async run(stage) {
      const mali = await stage.member({});
      for (let turn = 0; turn < 5; turn++)
        await mali.refused('deposit.sendLink', 'TRUELINK_INVALID', { body: giftLink(stage, `${turn}`) });
      await mali.refused('deposit.sendLink', 'REQUEST_LIMIT_1MIN', { body: giftLink(stage, giftCode) });
      await stage.later(minutes(1));
      await mali.gets('deposit.sendLink', { body: giftLink(stage, giftCode) });
    },
  },
});
