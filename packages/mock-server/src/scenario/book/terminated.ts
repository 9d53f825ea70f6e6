import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';

const rich = demoMembers.rich.phone;

export const terminatedScenario = defineScenario({
  name: 'terminated',
  title: 'The service is closed: every call answers 410 gone.',
  given: [{ do: 'site.change', with: { status: 'terminated' } }],
  expect: {
    play: [
      { call: 'site.active', answer: { status: 'terminated' } },
      { call: 'wallet.read', as: rich, outcome: 'gone' },
    ],
  },
});
