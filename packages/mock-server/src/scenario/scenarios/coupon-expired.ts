import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { after } from '../scenario-timeline.ts';
import { demoPhones } from '@wallet/contract/demo-members';

const newcomer = demoMembers.new.phone;

export const couponExpiredScenario = defineScenario({
  name: 'coupon-expired',
  title: `The new member ${demoPhones.new} has a coupon that expires a minute after the start.`,
  given: [{ action: 'spin.grantCoupon', params: { member: newcomer, prize: 'CASH50' } }],
  timeline: [after('1m').action('spin.expireCoupon', { member: newcomer })],
  expect: {
    steps: [
      { action: 'spin.listCoupons', params: { member: newcomer }, saveAs: 'coupons' },
      { wait: '1m' },
      { call: 'spin.claim', as: newcomer, body: { coupon: '$coupons.0.id' }, outcome: 'COUPON_EXPIRED' },
    ],
    balances: [{ member: newcomer, account: 'wallet', is: 0 }],
    states: [{ of: 'coupon', member: newcomer, is: 'EXPIRED' }],
  },
});
