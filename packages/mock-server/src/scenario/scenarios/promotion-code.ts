import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';

const newcomer = demoMembers.new.phone;

export const promotionCodeScenario = defineScenario({
  name: 'promotion-code',
  title: 'The new member 0823456789 has the promotion code SABAI50, which is valid once.',
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
