import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';

const rich = demoMembers.rich.phone;

export const flakyLookupsScenario = defineScenario({
  name: 'flaky-lookups',
  title:
    'The first request for banks, deposit methods, limits, contacts and conditions is lost; the next one succeeds.',
  faults: [
    'registration.banks',
    'registration.sources',
    'deposit.lookup',
    'withdraw.limits',
    'site.contact',
    'site.conditions',
  ].map((operation) => ({ operation, nth: 1, effect: { type: 'network', how: 'close' } })),
  expect: {
    steps: [
      { call: 'registration.banks', outcome: 'lost' },
      { call: 'registration.banks' },
      { call: 'withdraw.limits', as: rich, outcome: 'lost' },
      { call: 'withdraw.limits', as: rich },
      { call: 'registration.sources', outcome: 'lost' },
      { call: 'deposit.lookup', as: rich, outcome: 'lost' },
      { call: 'site.contact', outcome: 'lost' },
      { call: 'site.conditions', as: rich, outcome: 'lost' },
    ],
    journal: [{ name: 'registration.banks', kind: 'fault', times: 1 }],
  },
});
