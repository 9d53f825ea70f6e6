/** Coupons: prizes to claim (spec 3, Coupon; spec 8, Spin coupon). */
import type { Coupon as ShownCoupon } from '@wallet/contract/spin';
import { satang } from '@wallet/contract/wire/money';
import { toMoment } from '@wallet/contract/wire/time';
import { account } from '../../world/account.ts';
import { days } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import { defineMachine } from '../../world/machine.ts';
import { table } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { receiveBonus, runningBonus } from '../bonus/receipt.ts';
import type { LocalizedText, LanguageTag } from '../../world/localized-text.ts';
import { members, type Member } from '../profile/member.ts';
import type { StatementEntry } from '../statement/entry.ts';
import { findPrize, type CouponGift } from './wheel.ts';

/** `EXPIRED` follows from the time and is never stored. */
export const couponMachine = defineMachine({
  name: 'coupon',
  states: ['WON', 'CLAIMED', 'EXPIRED'],
  transitions: {
    WON: {
      CLAIMED: { when: 'the member claims it', action: 'spin.claimCoupon' },
      EXPIRED: { when: 'seven days are over', action: 'spin.expireCoupon' },
    },
  },
});

export type CouponStatus = (typeof couponMachine.states)[number];

export interface Coupon {
  readonly id: string;
  readonly memberId: string;
  readonly prizeCode: string;
  /** The values at the time of the win. */
  readonly label: string;
  readonly name: LocalizedText;
  readonly gift: CouponGift;
  /** The stored status; it does not reflect expiry. */
  readonly status: Exclude<CouponStatus, 'EXPIRED'>;
  /** Epoch milliseconds. */
  readonly wonAt: number;
  readonly expiresAt: number;
}

export const coupons = table<Coupon>('coupons', { index: ['memberId'] });

export const couponLife = days(7);

const prizeTurnover = 5;

export function statusOf(world: World, coupon: Coupon): CouponStatus {
  const isOver = coupon.status === 'WON' && world.clock.now() >= coupon.expiresAt;
  return isOver ? 'EXPIRED' : coupon.status;
}

/** Expires a coupon now. Throws a ControlError for a claimed or expired one. Needs an open command. */
export function expireCoupon(world: World, coupon: Coupon): Coupon {
  couponMachine.requireTransition(statusOf(world, coupon), 'EXPIRED');
  return coupons(world).update(coupon.id, { expiresAt: world.clock.now() });
}

/** Gives a member a coupon for a prize. Needs an open command. */
export const grantCoupon = (
  world: World,
  member: Member,
  { code, label, name, gift }: { code: string; label: string; name: LocalizedText; gift: CouponGift },
): Coupon =>
  coupons(world).insert({
    id: world.ids.next('coupon'),
    memberId: member.id,
    prizeCode: code,
    label,
    name,
    gift,
    status: 'WON',
    wonAt: world.clock.now(),
    expiresAt: world.clock.now() + couponLife,
  });

/** Returns the claimable coupons, newest first. */
export const listCoupons = (world: World, member: Member, language: LanguageTag) => ({
  coupons: coupons(world)
    .by('memberId', member.id)
    .filter((coupon) => statusOf(world, coupon) === 'WON')
    .map((coupon) => show(language, coupon))
    .reverse(),
});

const show = (language: LanguageTag, coupon: Coupon): ShownCoupon => ({
  _id: coupon.id,
  prize: { name: coupon.name[language], slice: { label: coupon.label } },
  amount: 'amount' in coupon.gift ? coupon.gift.amount : satang(0),
  expiresAt: toMoment(coupon.expiresAt),
});

/**
 * Claims a coupon. Fails with INVALID_CODE for an unknown coupon or another member's, and with NO_CLAIMABLE_COUPON for
 * a claimed one. Fails with COUPON_EXPIRED, and with INVALID_PRIZE_CODE for a prize that the wheel no longer has. Fails
 * with INVALID_COUPON_TYPE for a gift, and with BONUS_REMAINING for a bonus beside a running one.
 */
export function claimCoupon(world: World, member: Member, id: string): void {
  const coupon = coupons(world).get(id);
  if (coupon?.memberId !== member.id) return fail('INVALID_CODE');
  const status = statusOf(world, coupon);
  if (member.hasNoWallet || status === 'CLAIMED') fail('NO_CLAIMABLE_COUPON');
  if (!couponMachine.canBecome(status, 'CLAIMED')) fail('COUPON_EXPIRED');
  if (!findPrize(coupon.prizeCode)) fail('INVALID_PRIZE_CODE');
  coupons(world).update(id, { status: 'CLAIMED' });
  payOut(world, member, coupon);
}

function payOut(world: World, member: Member, { id, prizeCode, name, gift }: Coupon): void {
  const cause = 'spin.claim';
  const paysOnce = `coupon:${id}` as const;
  switch (gift.type) {
    case 'gift':
      return fail('INVALID_COUPON_TYPE');
    case 'coin': {
      const { coin } = members(world).get(member.id) ?? member;
      members(world).update(member.id, { coin: coin + gift.coins });
      return;
    }
    case 'cash':
      world.ledger.move(account.promotionExpense, account.wallet(member.id), gift.amount, {
        kind: 'bonus',
        cause,
        ref: id,
        memberId: member.id,
        paysOnce,
        detail: { luckydraw: { description: name } },
      } satisfies StatementEntry);
      return;
    case 'bonus': {
      if (runningBonus(world, member.id)) fail('BONUS_REMAINING');
      const { amount } = gift;
      const terms = { code: prizeCode, description: name, amount, turnover: prizeTurnover };
      receiveBonus(
        world,
        member,
        { ...terms, source: 'luckydraw', percentFail: 100, isCancellable: true },
        { cause, paysOnce },
      );
      return;
    }
  }
}
