import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { ref } from '../reference.ts';
import { defineScenario } from '../scenario.ts';

const rich = demoMembers.rich.phone;

export const rateLimitedScenario = defineScenario({
  name: 'rate-limited',
  title: 'A call is refused with REQUEST_LIMIT a few times, with the seconds to wait.',
  params: {
    call: { description: 'which call', default: 'statement.list' },
    times: { description: 'how often', default: 3, min: 1 },
  },
  faults: [
    {
      operation: '$param.call',
      times: ref<number>('$param.times'),
      effect: { type: 'rateLimit', retryAfterSeconds: 30 },
    },
  ],
  expect: {
    steps: [
      ...['REQUEST_LIMIT', 'REQUEST_LIMIT', 'REQUEST_LIMIT', 'ok'].map(
        (outcome) => ({ call: 'statement.list', as: rich, body: { page: 1, limit: 10 }, outcome }) as const,
      ),
    ],
    journal: [{ name: 'statement.list', kind: 'fault', outcome: 'rateLimit', times: 3 }],
  },
});
