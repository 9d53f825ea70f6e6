import type { World } from '../../world/world.ts';
import { withBonus } from '../bonus/rewards.fixture.ts';
import { memberOf, set, type Sent } from '../domain-client.fixture.ts';
import { again, errorCase, type PrepareRequest, type ErrorCases } from '../error-case.fixture.ts';
import { coupons } from './coupon.ts';

/** Returns a claim for a coupon of the demo member `spin`, by its prize. */
const coupon =
  (prizeCode: string): PrepareRequest =>
  (world) => ({ as: 'spin', body: { coupon: couponOf(world, prizeCode) } });

const couponOf = (world: World, prizeCode: string): string =>
  coupons(world)
    .by('memberId', memberOf(world, 'spin').id)
    .find((row) => row.prizeCode === prizeCode)?.id ?? '';

const unknownCoupon: Sent = { as: 'spin', body: { coupon: 'none' } };

export const spinCases: ErrorCases = {
  'spin.spin': {
    MONEY_NOT_ENOUGH: errorCase('As {new}, who has no coins, call it.', { as: 'new' }),
    INVALID_PRIZE_CODE: errorCase(
      'Set `isSpinActive` to false while the wheel is open, then spin.',
      (world) => {
        set(world, { isSpinActive: false });
        return { as: 'spin' };
      },
    ),
  },
  'spin.claim': {
    NO_CLAIMABLE_COUPON: errorCase('As {spin}, claim the coupon of ฿50 twice, in two tabs.', (world) =>
      again('spin.claim', coupon('CASH50')(world), 1)(world),
    ),
    INVALID_PRIZE_CODE: errorCase(
      'As {spin}, claim the coupon of ฿88, whose wheel is gone.',
      coupon('CASH88'),
    ),
    INVALID_CODE: errorCase('Call it with a coupon that is none.', unknownCoupon),
    INVALID_COUPON_TYPE: errorCase('As {spin}, claim the coupon of a gift.', coupon('GIFT')),
    COUPON_EXPIRED: errorCase('As {spin}, claim the coupon of ฿10.', coupon('CASH10')),
    BONUS_REMAINING: errorCase('As {spin}, take the bonus LOYAL, then claim the coupon of ฿20.', (world) => {
      withBonus(world, 'spin');
      return coupon('BONUS20')(world);
    }),
  },
};
