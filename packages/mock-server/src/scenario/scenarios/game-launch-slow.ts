import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';

const rich = demoMembers.rich.phone;

export const gameLaunchSlowScenario = defineScenario({
  name: 'game-launch-slow',
  title: 'A game takes eight seconds to open.',
  faults: [{ operation: 'game.*', effect: { type: 'latency', latency: { shape: 'fixed', ms: 8_000 } } }],
  expect: {
    steps: [{ call: 'game.account', as: rich, pathParams: { slotCode: 'PG' } }],
    journal: [{ name: 'game.account', kind: 'fault', outcome: 'latency', times: 1 }],
  },
});
