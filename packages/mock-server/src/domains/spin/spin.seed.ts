/** Coupons of one demo member: one of each type, one for a retired prize, one expired. */
import { satang } from '@wallet/contract/wire/money';
import type { World } from '../../world/world.ts';
import { demoMember, type PastEvent } from '../profile/profile.seed.ts';
import { couponLife, grantCoupon } from './coupon.ts';
import { requireWin } from './wheel.ts';
import { days } from '../../world/clock.ts';

/** A prize of an earlier wheel. */
const retired = {
  code: 'CASH88',
  label: '฿88',
  name: { th: 'เงินสด ฿88.00', lo: 'ເງິນສົດ ฿88.00', en: '฿88.00 in cash' },
  gift: { type: 'cash', amount: satang(88_00) },
} as const;

const grant = (world: World, prize: Parameters<typeof grantCoupon>[2]) =>
  void grantCoupon(world, demoMember(world, 'spin'), prize);

export const spinPast: readonly PastEvent[] = [
  { daysAgo: couponLife / days(1) + 1, run: (world) => grant(world, requireWin('CASH10')) },
  { daysAgo: 6, run: (world) => grant(world, retired) },
  ...['GIFT', 'COIN1', 'BONUS20', 'CASH50'].map((code, index) => ({
    daysAgo: 4 - index,
    run: (world: World) => grant(world, requireWin(code)),
  })),
];
