import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';

const rich = demoMembers.rich.phone;

export const terminatedScenario = defineScenario({
  name: 'terminated',
  title: 'The service is closed: every call but site.active is refused with 410 gone.',
  given: [{ action: 'site.change', params: { status: 'terminated' } }],
  expect: {
    steps: [
      { call: 'site.active', answer: { status: 'terminated' } },
      { call: 'wallet.read', as: rich, outcome: 'gone' },
    ],
  },
});
