import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { slipNotes } from '@wallet/contract/statement';
import { defineScenario } from '../scenario.ts';
import { when } from '../scenario-timeline.ts';

const newcomer = demoMembers.new.phone;

export const slipRejectedScenario = defineScenario({
  name: 'slip-rejected',
  title: 'Every slip is rejected ten seconds after its upload.',
  params: {
    note: {
      description: 'why',
      default: 'INVALID_SLIP',
      oneOf: Object.keys(slipNotes),
    },
  },
  // Removes the default closing hours around midnight.
  given: [{ action: 'site.change', params: { slipClosed: null } }],
  timeline: [
    when('deposit.sendSlip')
      .after('10s')
      .action('deposit.reviewSlip', { member: '$member', note: '$param.note' }),
  ],
  expect: {
    steps: [{ call: 'deposit.sendSlip', as: newcomer, file: { name: 'slip-250baht.gif' } }, { wait: '10s' }],
    balances: [{ member: newcomer, account: 'wallet', is: 0 }],
    states: [{ of: 'slip', member: newcomer, is: 'FAILED', note: '$param.note' }],
  },
});
