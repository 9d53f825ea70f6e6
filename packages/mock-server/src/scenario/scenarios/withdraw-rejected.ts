import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { when } from '../scenario-timeline.ts';

const rich = demoMembers.rich.phone;

export const withdrawRejectedScenario = defineScenario({
  name: 'withdraw-rejected',
  title: 'The bank rejects every withdrawal ten seconds after its request; the money is returned.',
  timeline: ['withdraw.create', 'withdraw.createAll'].map((call) =>
    when(call).after('10s').action('withdraw.reject', { member: '$member' }),
  ),
  expect: {
    steps: [
      { call: 'withdraw.create', as: rich, body: { amount: 700 } },
      { wait: '10s' },
      { call: 'withdraw.createAll', as: rich, body: { amount: 25_000 } },
      { wait: '10s' },
    ],
    balances: [{ member: rich, account: 'wallet', is: 25_000 }],
    statement: [{ member: rich, statementType: 'withdraw', status: 'FAILED', amount: 700, times: 1 }],
    states: [{ of: 'withdrawal', member: rich, is: 'REJECTED' }],
  },
});
