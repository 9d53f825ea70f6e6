import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { refer } from '../reference.ts';
import { defineScenario } from '../scenario.ts';

const newcomer = demoMembers.new.phone;
const friend = demoMembers.due.phone;

export const inviteDueScenario = defineScenario({
  name: 'invite-due',
  title: 'Friends of the new member 0823456789 played: an invite amount is there to receive.',
  params: { amount: { about: 'how much, in baht', default: 80, least: 1, most: 100_000 } },
  given: [
    { do: 'invite.befriend', with: { member: newcomer, friend } },
    { do: 'invite.accrue', with: { member: newcomer, friend, amount: '$param.amount' } },
  ],
  expect: {
    play: [
      { call: 'invite.list', as: newcomer, with: { page: 1, limit: 10 }, answer: { total: 1 } },
      { call: 'invite.receive', as: newcomer },
    ],
    balances: [{ member: newcomer, account: 'invite', is: 0 }],
    statement: [{ member: newcomer, statementType: 'bonus', amount: refer<number>('$param.amount') }],
    states: [{ of: 'bonus', member: newcomer, is: 'ACTIVE' }],
  },
});
