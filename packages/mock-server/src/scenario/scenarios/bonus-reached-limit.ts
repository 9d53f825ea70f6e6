import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { demoPhones } from '@wallet/contract/demo-members';

const newcomer = demoMembers.new.phone;

export const bonusReachedLimitScenario = defineScenario({
  name: 'bonus-reached-limit',
  title: `The new member ${demoPhones.new} has received the welcome bonus as often as allowed, and has cancelled it.`,
  given: [
    { call: 'bonus.activate', as: newcomer, pathParams: { code: 'WELCOME' } },
    { call: 'bonus.clear', as: newcomer },
  ],
  expect: {
    steps: [
      { call: 'bonus.checkActive', as: newcomer, answer: { status: false } },
      { call: 'bonus.activate', as: newcomer, pathParams: { code: 'WELCOME' }, outcome: 'BONUS_MAX_CLAIMED' },
    ],
    states: [{ of: 'bonus', member: newcomer, is: 'CANCELLED' }],
  },
});
