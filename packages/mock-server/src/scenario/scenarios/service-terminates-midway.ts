import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { after } from '../scenario-timeline.ts';

const rich = demoMembers.rich.phone;

export const serviceTerminatesMidwayScenario = defineScenario({
  name: 'service-terminates-midway',
  title: 'The service closes two minutes after the start, and opens again two minutes later.',
  timeline: [
    after('2m').action('site.change', { status: 'terminated' }),
    after('4m').action('site.change', { status: 'active' }),
  ],
  expect: {
    steps: [
      { call: 'wallet.read', as: rich },
      { wait: '2m' },
      { call: 'wallet.read', as: rich, outcome: 'gone' },
      { wait: '2m' },
      { call: 'wallet.read', as: rich },
    ],
  },
});
