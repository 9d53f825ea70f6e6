import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { demoPhones } from '@wallet/contract/demo-members';

const newcomer = demoMembers.new.phone;

export const promotionCodeScenario = defineScenario({
  name: 'promotion-code',
  title: `The new member ${demoPhones.new} has the promotion code SABAI50, which is valid once.`,
  expect: {
    steps: [
      { call: 'bonus.activatePromotion', as: newcomer, pathParams: { code: 'SABAI50' } },
      { action: 'bonus.cancel', params: { member: newcomer } },
      {
        call: 'bonus.activatePromotion',
        as: newcomer,
        pathParams: { code: 'SABAI50' },
        outcome: 'PROMOTION_RECEIVED',
      },
    ],
    states: [{ of: 'bonus', member: newcomer, is: 'CANCELLED' }],
  },
});
