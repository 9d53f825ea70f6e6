import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { when } from '../scenario-timeline.ts';

const rich = demoMembers.rich.phone;
const toGame = { from: 'wallet', to: '$param.slot', amount: 111 };

export const transferProviderDownScenario = defineScenario({
  name: 'transfer-provider-down',
  title: 'A game provider refuses transfers, until a minute after the first refusal.',
  params: { slot: { description: 'the provider', default: 'PG' } },
  given: [{ action: 'game.setFaults', params: { slot: '$param.slot', faults: ['transfer'] } }],
  timeline: [
    when('wallet.transfer', { outcome: 'TRANSFER_FAIL', nth: 1 })
      .after('1m')
      .action('game.setFaults', { slot: '$param.slot', faults: [] }),
  ],
  expect: {
    steps: [
      { call: 'wallet.transfer', as: rich, body: toGame, outcome: 'TRANSFER_FAIL' },
      { wait: '1m' },
      { call: 'wallet.transfer', as: rich, body: toGame },
    ],
    statement: [{ member: rich, statementType: 'transfer', status: 'SUCCESS', amount: 111, times: 1 }],
  },
});
