import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { when } from '../scenario-timeline.ts';

const newcomer = demoMembers.new.phone;

export const slipDuplicateThenPaidScenario = defineScenario({
  name: 'slip-duplicate-then-paid',
  title:
    'The first slip is rejected as a duplicate, the second is worth ฿250.00; each is reviewed after ten seconds.',
  // Removes the default closing hours around midnight.
  given: [{ action: 'site.change', params: { slipClosed: null } }],
  timeline: [
    when('deposit.sendSlip', { nth: 1 })
      .after('10s')
      .action('deposit.reviewSlip', { member: '$member', note: 'SLIP_REFNO_DUPLICATED' }),
    when('deposit.sendSlip', { nth: 2 })
      .after('10s')
      .action('deposit.reviewSlip', { member: '$member', amount: 250 }),
  ],
  expect: {
    steps: [
      { call: 'deposit.sendSlip', as: newcomer, file: { name: 'slip.gif', reference: 'FIRST0001' } },
      { wait: '10s' },
      { call: 'deposit.sendSlip', as: newcomer, file: { name: 'slip.gif', reference: 'SECOND0001' } },
      { wait: '10s' },
    ],
    journal: [{ name: 'scenario.deposit.reviewSlip', outcome: 'ok', times: 2 }],
    balances: [{ member: newcomer, account: 'wallet', is: 250 }],
    statement: [{ member: newcomer, statementType: 'deposit', amount: 250, times: 1 }],
    states: [{ of: 'slip', member: newcomer, is: 'SUCCESS' }],
  },
});
