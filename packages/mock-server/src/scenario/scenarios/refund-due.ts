import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { demoPhones } from '@wallet/contract/demo-members';

const newcomer = demoMembers.new.phone;

export const refundDueScenario = defineScenario({
  name: 'refund-due',
  title: `The new member ${demoPhones.new} lost enough: there is a refund to receive.`,
  params: { amount: { description: 'how much, in baht', default: 500, min: 1, max: 100_000 } },
  given: [{ action: 'refund.accrue', params: { member: newcomer, amount: '$param.amount' } }],
  expect: {
    steps: [
      { call: 'refund.check', as: newcomer, answer: { result: true, refundAmount: '$param.amount' } },
      { call: 'refund.receive', as: newcomer },
      { call: 'refund.check', as: newcomer, answer: { result: false } },
    ],
    states: [{ of: 'bonus', member: newcomer, is: 'ACTIVE' }],
  },
});
