/** How a client meets each code of the wheel. */
import type { World } from '../../world/world.ts';
import { withBonus } from '../bonus/gains.sample.ts';
import type { Sent } from '../client.sample.ts';
import { memberOf, set } from '../client.sample.ts';
import type { Doing, Ways } from '../way.sample.ts';
import { again, way } from '../way.sample.ts';
import { coupons } from './coupon.ts';

/** A coupon of the demo member `spin`, by its prize. */
const coupon =
  (prizeCode: string): Doing =>
  (world) => ({ as: 'spin', body: { coupon: couponOf(world, prizeCode) } });

const couponOf = (world: World, prizeCode: string): string =>
  coupons(world)
    .by('memberId', memberOf(world, 'spin').id)
    .find((row) => row.prizeCode === prizeCode)?.id ?? '';

const unknownCoupon: Sent = { as: 'spin', body: { coupon: 'none' } };

export const spinWays: Ways = {
  'spin.spin': {
    MONEY_NOT_ENOUGH: way('As {new}, who has no coins, call it.', { as: 'new' }),
    INVALID_PRIZE_CODE: way('Set `isSpinActive` to false while the wheel is open, then spin.', (world) => {
      set(world, { isSpinActive: false });
      return { as: 'spin' };
    }),
  },
  'spin.claim': {
    NO_CLAIMABLE_COUPON: way('As {spin}, claim the coupon of ฿50 twice, in two tabs.', (world) =>
      again('spin.claim', coupon('CASH50')(world), 1)(world),
    ),
    INVALID_PRIZE_CODE: way('As {spin}, claim the coupon of ฿88, whose wheel is gone.', coupon('CASH88')),
    INVALID_CODE: way('Call it with a coupon that is none.', unknownCoupon),
    INVALID_COUPON_TYPE: way('As {spin}, claim the coupon of a gift.', coupon('GIFT')),
    COUPON_EXPIRED: way('As {spin}, claim the coupon of ฿10.', coupon('CASH10')),
    BONUS_REMAINING: way('As {spin}, take the bonus LOYAL, then claim the coupon of ฿20.', (world) => {
      withBonus(world, 'spin');
      return coupon('BONUS20')(world);
    }),
  },
};
