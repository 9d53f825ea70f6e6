import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { ref } from '../reference.ts';
import { defineScenario } from '../scenario.ts';

const rich = demoMembers.rich.phone;

export const slowNetworkScenario = defineScenario({
  name: 'slow-network',
  title: 'Every response is delayed; half of the delays are longer than the median.',
  params: { median: { description: 'the median, in milliseconds', default: 1_500, min: 0, max: 300_000 } },
  faults: [
    {
      operation: '*',
      effect: {
        type: 'latency',
        latency: { shape: 'lognormal', median: ref<number>('$param.median'), sigma: 0.5 },
      },
    },
  ],
  expect: {
    steps: [{ call: 'site.info' }, { call: 'wallet.read', as: rich, answer: { wallet: { amount: 25_000 } } }],
    journal: [
      { name: 'site.info', kind: 'fault', outcome: 'latency', times: 1 },
      { name: 'wallet.read', kind: 'fault', outcome: 'latency', times: 1 },
    ],
  },
});
