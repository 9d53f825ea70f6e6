import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { prizes } from '../../domains/spin/wheel.ts';
import { defineScenario } from '../scenario.ts';

const dao = demoMembers.spin.phone;

export const spinWinsScenario = defineScenario({
  name: 'spin-wins',
  title: 'The next spin of the wheel stops at a given slice.',
  params: {
    slice: {
      description: 'where it stops',
      default: 'CASH500',
      oneOf: prizes.map(({ code }) => code),
    },
  },
  given: [{ action: 'spin.forcePrize', params: { prize: '$param.slice' } }],
  expect: {
    steps: [
      {
        call: 'spin.spin',
        as: dao,
        answer: { success: true, result: { code: '$param.slice', remainingCoin: 4 } },
      },
    ],
    states: [{ of: 'coupon', member: dao, is: 'WON' }],
  },
});
