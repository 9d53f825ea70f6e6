/** Bonuses and promotion codes (spec 4, Bonus; spec 8, Bonus). */
import { latestEntry } from '../latest-entry.ts';
import { about } from '../case.ts';
import { arranged, arrangedOverTime } from '../capability.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import { days, hours } from '../../src/world/clock.ts';
import { demo } from '../facts.ts';
import { giftCode, giftLink } from '../gift.ts';
import type { MemberCaller } from '../context.ts';

const by = (code: string) => ({ params: { code } });

/** Receives a bonus and cancels it at once. */
async function receive(mali: MemberCaller, code: string): Promise<void> {
  await mali.gets('bonus.activate', by(code));
  await mali.gets('bonus.clear');
}

/** Returns the list entry of one bonus. */
const listed = async (mali: MemberCaller, wanted: string) =>
  (await mali.gets('bonus.list')).find(({ code }) => code === wanted);

export const bonusCases = about('bonus', {
  'A received bonus is active, counted and not in the wallet': {
    cites: 'spec 4, Bonus; decisions 59',
    requires: arranged,
    async run({ member }) {
      const mali = await member({ wallet: 5 });
      same('the check before', await mali.gets('bonus.checkActive'), { status: false });
      const received = await mali.gets('bonus.activate', by('MORNING'));
      same('active and received', [received.isActive, received.received.length], [true, 1]);
      same('the list', (await listed(mali, 'MORNING'))?.userBonus, received);
      same('the check', (await mali.gets('bonus.checkActive')).type, 'day');
      same('the wallet', await mali.balance(), 5);
      const entry = await latestEntry(mali);
      ensure(
        'the statement',
        entry?.statementType === 'bonus' && entry.bonus !== undefined,
        'the bonus',
        entry,
      );
    },
  },
  'A member has one bonus at a time, from any source': {
    cites: 'spec 8, BONUS_ALREADY_ACTIVE; decisions 59',
    requires: arranged,
    async run({ member, world }) {
      const mali = await member({});
      const { ledger } = await world();
      await ledger.adjust({ account: `invite:${mali.id}`, amount: 100, reason: 'a friend played' });
      await mali.gets('bonus.activate', by('MORNING'));
      await mali.refused('bonus.activate', 'BONUS_ALREADY_ACTIVE', by('LOYAL'));
      await mali.refused('bonus.activatePromotion', 'BONUS_ALREADY_ACTIVE', by('SABAI50'));
      await mali.refused('invite.receive', 'BONUS_ALREADY_ACTIVE');
    },
  },
  'A bonus of the day reaches its maximum, and is available again after midnight in Bangkok': {
    cites: 'spec 4, Bonus; decisions 5, 61',
    requires: arrangedOverTime,
    async run({ member, later }) {
      const mali = await member({});
      await receive(mali, 'MORNING');
      await receive(mali, 'MORNING');
      await mali.refused('bonus.activate', 'BONUS_MAX_CLAIMED', by('MORNING'));
      await later(hours(12) - 1);
      await mali.refused('bonus.activate', 'BONUS_MAX_CLAIMED', by('MORNING'));
      await later(1);
      await receive(mali, 'MORNING');
    },
  },
  'A bonus of the week can be received again on Monday at midnight in Bangkok': {
    cites: 'spec 4, Bonus; decisions 5, 61',
    requires: arrangedOverTime,
    async run({ member, later }) {
      const mali = await member({});
      await receive(mali, 'WEEKLY');
      // From Thursday noon to the end of Sunday.
      await later(days(3) + hours(12) - 1);
      const onSunday = await mali.signInAgain();
      await onSunday.refused('bonus.activate', 'BONUS_MAX_CLAIMED', by('WEEKLY'));
      await later(1);
      await receive(onSunday, 'WEEKLY');
    },
  },
  'A limited bonus can never be received again': {
    cites: 'spec 4, Bonus',
    requires: arrangedOverTime,
    async run({ member, later }) {
      const mali = await member({});
      await receive(mali, 'WELCOME');
      await later(days(40));
      await (await mali.signInAgain()).refused('bonus.activate', 'BONUS_MAX_CLAIMED', by('WELCOME'));
    },
  },
  'An unknown code is INVALID_CODE, an exhausted bonus BONUS_FULL': {
    cites: 'spec 8, Bonus; decisions 61',
    requires: arranged,
    async run({ member }) {
      const mali = await member({});
      await mali.refused('bonus.activate', 'INVALID_CODE', by('NOPE'));
      await mali.refused('bonus.activate', 'BONUS_FULL', by('EARLY'));
    },
  },
  'A deposit bonus requires the minimum deposit, and each deposit earns one bonus': {
    cites: 'spec 8, BONUS_CONDITION; decisions 61',
    requires: arranged,
    async run(context) {
      const mali = await context.member({});
      await mali.refused('bonus.activate', 'BONUS_CONDITION', by('FRIENDLY'));
      await mali.gets('deposit.sendLink', { body: giftLink(context, giftCode) });
      const params = await mali.refused('bonus.activate', 'BONUS_CONDITION', by('FRIENDLY'));
      same('the least deposit', params, { deposit: 200 });
      await mali.gets('deposit.sendLink', { body: giftLink(context, `${giftCode}THB250`) });
      await receive(mali, 'FRIENDLY');
      await mali.refused('bonus.activate', 'BONUS_CONDITION', by('FRIENDLY'));
    },
  },
  'A deposit earns a bonus for 24 hours': {
    cites: 'decisions 61',
    requires: arrangedOverTime,
    async run(context) {
      const mali = await context.member({});
      await mali.gets('deposit.sendLink', { body: giftLink(context, `${giftCode}THB250`) });
      await context.later(hours(24));
      await (await mali.signInAgain()).refused('bonus.activate', 'BONUS_CONDITION', by('FRIENDLY'));
    },
  },
  'Cancelling costs the listed share; the rest goes to the wallet': {
    cites: 'spec 2, /user/bonus; decisions 60',
    requires: arranged,
    async run(context) {
      const mali = await context.member({});
      await mali.gets('deposit.sendLink', { body: giftLink(context, `${giftCode}THB250`) });
      same('the share that is lost', (await listed(mali, 'FRIENDLY'))?.percentFail, 50);
      await receive(mali, 'FRIENDLY');
      same('the wallet: ฿250.00 and half of ฿100.00', await mali.balance(), 300);
      same('the check', await mali.gets('bonus.checkActive'), { status: false });
      const { statements } = await mali.gets('statement.list', { body: { page: 1, limit: 3 } });
      const ends = statements.filter(({ statementType }) => statementType === 'finish_bonus');
      same(
        'what the statement says of its end',
        ends.map(({ amount }) => amount),
        [50, 50],
      );
      await mali.gets('bonus.clear');
    },
  },
  'An unplayed bonus blocks transfers to the wallet': {
    cites: 'spec 8, BONUS_CONDITION; decisions 45, 60',
    requires: arranged,
    async run({ member }) {
      const mali = await member({ wallet: 500 });
      await mali.gets('game.activate', { params: { slotCode: 'PG' } });
      await mali.gets('bonus.activate', by('MORNING'));
      await mali.gets('wallet.transfer', { body: { from: 'wallet', to: 'PG', amount: 200 } });
      const back = { body: { from: 'PG', to: 'wallet', amount: 200 } };
      same('what is left to play', await mali.refused('wallet.transfer', 'BONUS_CONDITION', back), {
        amount: 100,
      });
      await mali.refused('wallet.transferAll', 'BONUS_CONDITION', { body: { to: 'wallet' } });
      await mali.refused('withdraw.create', 'BONUS_CONDITION', { body: { amount: 100 } });
      await mali.refused('bonus.clear', 'BONUS_REMAINING');
      same('the wallet', await mali.balance(), 300);
    },
  },
  'A bonus cannot be cancelled against its terms': {
    cites: 'decisions 60',
    requires: arranged,
    async run({ demo: as }) {
      const bua = await as(demo.noBank);
      await bua.refused('bonus.clear', 'BONUS_CONDITION');
      same('the check', (await bua.gets('bonus.checkActive')).status, true);
    },
  },
  'A promotion is found and received once, ignoring case': {
    cites: 'spec 5, Promotion code; decisions 62',
    requires: arranged,
    async run({ member }) {
      const mali = await member({});
      const { promotion } = await mali.gets('bonus.findPromotion', by('sabai50'));
      ensure('the promotion', Boolean(promotion), 'a promotion', promotion);
      await mali.gets('bonus.activatePromotion', by('sabai50'));
      same('the promotion in force', (await mali.gets('bonus.currentPromotion')).promotion, promotion);
      await mali.refused('bonus.activatePromotion', 'PROMOTION_RECEIVED', by('SABAI50'));
      await mali.gets('bonus.clear');
      await mali.refused('bonus.activatePromotion', 'PROMOTION_RECEIVED', by('SABAI50'));
    },
  },
});
