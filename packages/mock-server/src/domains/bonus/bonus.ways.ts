/** How a client meets each code of bonuses and promotions. */
import type { Sent } from '../client.sample.ts';
import { call } from '../client.sample.ts';
import type { Ways } from '../way.sample.ts';
import { way } from '../way.sample.ts';
import { withBonus } from './gains.sample.ts';

const byCode = (as: string, code: string): Sent => ({ as, params: { code } });

export const bonusWays: Ways = {
  'bonus.activate': {
    BONUS_ALREADY_ACTIVE: way('As {bonus}, take LOYAL.', byCode('bonus', 'LOYAL')),
    BONUS_MAX_CLAIMED: way('As {new}, take and cancel MORNING twice, then take it again.', (world) => {
      for (const _time of [1, 2]) {
        call(world, 'bonus.activate', byCode('new', 'MORNING'));
        call(world, 'bonus.clear', { as: 'new' });
      }
      return byCode('new', 'MORNING');
    }),
    BONUS_FULL: way('As {new}, take EARLY.', byCode('new', 'EARLY')),
    BONUS_REMAINING: way('As {played}, take LOYAL.', byCode('played', 'LOYAL')),
    BONUS_CONDITION: way('As {new}, who has not deposited, take DAILY.', byCode('new', 'DAILY')),
    INVALID_CODE: way('Call it with a bonus that is not on offer: `NOPE`.', byCode('new', 'NOPE')),
  },
  'bonus.clear': {
    BONUS_REMAINING: way('As {bonus}, who still plays with it, cancel the bonus.', { as: 'bonus' }),
    BONUS_CONDITION: way('As {noBank}, cancel the bonus, which cannot be.', { as: 'noBank' }),
    BONUS_CLEAR: way('As {new}, take LOYAL and cancel it.', (world) => withBonus(world, 'new')),
  },
  'bonus.activatePromotion': {
    NO_PROMOTION: way('As {new}, take NEWYEAR outside of its month.', byCode('new', 'NEWYEAR')),
    PROMOTION_RECEIVED: way('As {new}, take SABAI50 twice.', (world) => {
      call(world, 'bonus.activatePromotion', byCode('new', 'SABAI50'));
      return byCode('new', 'SABAI50');
    }),
    BONUS_ALREADY_ACTIVE: way('As {bonus}, take SABAI50.', byCode('bonus', 'SABAI50')),
    BONUS_REMAINING: way('As {played}, take SABAI50.', byCode('played', 'SABAI50')),
    BONUS_CONDITION: way('As {new}, who has not deposited, take DOUBLE100.', byCode('new', 'DOUBLE100')),
    SUCCESS: way('As {new}, take SABAI50.', byCode('new', 'SABAI50')),
  },
};
