import { Baht, satang } from '@wallet/contract/wire/money';
import { Moment, toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { MemberKey, ownedFields, phoneOf, requireMember } from '../row-lookup.ts';
import { members } from '../profile/member.ts';
import { rowActions } from '../row-actions.ts';
import { defineAction } from '../action.ts';
import {
  claimCoupon,
  couponMachine,
  coupons,
  expireCoupon,
  grantCoupon,
  statusOf,
  type Coupon,
} from './coupon.ts';
import { spinStream } from './spin.ts';
import { prizes, requireWin } from './wheel.ts';

const PrizeCode = z.enum(prizes.map(({ code }) => code));

const CouponView = z.strictObject({
  ...ownedFields,
  prize: z.string(),
  type: z.enum(['cash', 'bonus', 'coin', 'gift']),
  /** Amount of cash or bonus, else 0. */
  amount: Baht,
  status: z.enum(couponMachine.states),
  wonAt: Moment,
  expiresAt: Moment,
});

const viewCoupon = (world: World, coupon: Coupon) => ({
  id: coupon.id,
  memberId: coupon.memberId,
  phone: phoneOf(world, coupon.memberId),
  prize: coupon.prizeCode,
  type: coupon.gift.type,
  amount: 'amount' in coupon.gift ? coupon.gift.amount : satang(0),
  status: statusOf(world, coupon),
  wonAt: toMoment(coupon.wonAt),
  expiresAt: toMoment(coupon.expiresAt),
});

export const couponKind = { machine: couponMachine, rows: coupons, view: CouponView, show: viewCoupon };

const actionsFor = rowActions('coupon', couponKind);

export const spinActions = {
  listCoupons: actionsFor.list('Lists the coupons, oldest first.'),
  grantCoins: defineAction({
    title: 'Gives a member spins of the wheel.',
    body: z.strictObject({ member: MemberKey, coins: z.int().check(z.minimum(1), z.maximum(10_000)) }),
    result: z.strictObject({ coins: z.int() }),
    run(world, { member, coins }) {
      const { id, coin } = requireMember(world, member);
      return { coins: members(world).update(id, { coin: coin + coins }).coin };
    },
  }),
  grantCoupon: defineAction({
    title: 'Gives a member the coupon of a prize, without a spin.',
    body: z.strictObject({ member: MemberKey, prize: PrizeCode }),
    result: CouponView,
    run: (world, { member, prize }) =>
      viewCoupon(world, grantCoupon(world, requireMember(world, member), requireWin(prize))),
  }),
  claimCoupon: actionsFor.step('Claims a coupon, by the rules of the app.', 'WON', (world, coupon) => {
    claimCoupon(world, requireMember(world, coupon.memberId), coupon.id);
    return coupons(world).get(coupon.id) ?? fail('NO_DATA');
  }),
  expireCoupon: actionsFor.step('Expires a coupon early.', 'WON', expireCoupon),
  forcePrize: defineAction({
    title: 'Forces the next spin to a slice by its code; each use forces one more spin.',
    body: z.strictObject({ prize: PrizeCode }),
    result: z.strictObject({ prize: z.string() }),
    run(world, { prize }) {
      world.random.force(spinStream, [prizes.findIndex(({ code }) => code === prize)]);
      return { prize };
    },
  }),
};
