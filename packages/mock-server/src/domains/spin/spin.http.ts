import type { HandlersOf } from '../bind.ts';
import { claimCoupon, listCoupons } from './coupon.ts';
import { isWheelOn, showSetup, spin } from './spin.ts';

export const spinHttp: HandlersOf<'spin'> = {
  setup: ({ world, member, language }) => showSetup(world, member, language),
  spin: ({ world, member }) => ({ success: true as const, result: spin(world, member) }),
  coupons: ({ world, member, language }) => listCoupons(world, member, language),
  claim({ world, member, body }) {
    claimCoupon(world, member, body.coupon);
    return { success: true as const };
  },
  active: ({ world }) => ({ isActive: isWheelOn(world) }),
};
