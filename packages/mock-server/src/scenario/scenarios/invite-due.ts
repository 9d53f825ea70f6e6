import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { ref } from '../reference.ts';
import { defineScenario } from '../scenario.ts';
import { demoPhones } from '@wallet/contract/demo-members';

const newcomer = demoMembers.new.phone;
const friend = demoMembers.due.phone;

export const inviteDueScenario = defineScenario({
  name: 'invite-due',
  title: `Friends of the new member ${demoPhones.new} played: there is an invite amount to receive.`,
  params: { amount: { description: 'how much, in baht', default: 80, min: 1, max: 100_000 } },
  given: [
    { action: 'invite.befriend', params: { member: newcomer, friend } },
    { action: 'invite.accrue', params: { member: newcomer, friend, amount: '$param.amount' } },
  ],
  expect: {
    steps: [
      { call: 'invite.list', as: newcomer, body: { page: 1, limit: 10 }, answer: { total: 1 } },
      { call: 'invite.receive', as: newcomer },
    ],
    balances: [{ member: newcomer, account: 'invite', is: 0 }],
    statement: [{ member: newcomer, statementType: 'bonus', amount: ref<number>('$param.amount') }],
    states: [{ of: 'bonus', member: newcomer, is: 'ACTIVE' }],
  },
});
