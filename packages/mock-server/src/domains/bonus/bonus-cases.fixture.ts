import { call, type Sent } from '../domain-client.fixture.ts';
import { errorCase, type ErrorCases } from '../error-case.fixture.ts';
import { withBonus } from './rewards.fixture.ts';

const byCode = (as: string, code: string): Sent => ({ as, params: { code } });

export const bonusCases: ErrorCases = {
  'bonus.activate': {
    BONUS_ALREADY_ACTIVE: errorCase('As {bonus}, take LOYAL.', byCode('bonus', 'LOYAL')),
    BONUS_MAX_CLAIMED: errorCase('As {new}, take and cancel MORNING twice, then take it again.', (world) => {
      for (const _time of [1, 2]) {
        call(world, 'bonus.activate', byCode('new', 'MORNING'));
        call(world, 'bonus.clear', { as: 'new' });
      }
      return byCode('new', 'MORNING');
    }),
    BONUS_FULL: errorCase('As {new}, take EARLY.', byCode('new', 'EARLY')),
    BONUS_REMAINING: errorCase('As {played}, take LOYAL.', byCode('played', 'LOYAL')),
    BONUS_CONDITION: errorCase('As {new}, who has not deposited, take DAILY.', byCode('new', 'DAILY')),
    INVALID_CODE: errorCase('Call it with a bonus that is not on offer: `NOPE`.', byCode('new', 'NOPE')),
  },
  'bonus.clear': {
    BONUS_REMAINING: errorCase('As {bonus}, who still plays with it, cancel the bonus.', { as: 'bonus' }),
    BONUS_CONDITION: errorCase('As {noBank}, cancel the bonus, which cannot be.', { as: 'noBank' }),
    BONUS_CLEAR: errorCase('As {new}, take LOYAL and cancel it.', (world) => withBonus(world, 'new')),
  },
  'bonus.activatePromotion': {
    NO_PROMOTION: errorCase('As {new}, take NEWYEAR outside of its month.', byCode('new', 'NEWYEAR')),
    PROMOTION_RECEIVED: errorCase('As {new}, take SABAI50 twice.', (world) => {
      call(world, 'bonus.activatePromotion', byCode('new', 'SABAI50'));
      return byCode('new', 'SABAI50');
    }),
    BONUS_ALREADY_ACTIVE: errorCase('As {bonus}, take SABAI50.', byCode('bonus', 'SABAI50')),
    BONUS_REMAINING: errorCase('As {played}, take SABAI50.', byCode('played', 'SABAI50')),
    BONUS_CONDITION: errorCase(
      'As {new}, who has not deposited, take DOUBLE100.',
      byCode('new', 'DOUBLE100'),
    ),
    SUCCESS: errorCase('As {new}, take SABAI50.', byCode('new', 'SABAI50')),
  },
};
