import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';

const rich = demoMembers.rich.phone;

export const withdrawLostAnswerScenario = defineScenario({
  name: 'withdraw-lost-answer',
  title:
    'The first response to a withdrawal is lost; a repetition with the same Idempotency-Key withdraws once.',
  faults: [
    {
      operation: 'withdraw.create',
      nth: 1,
      phase: 'after',
      effect: { type: 'network', how: 'reset' },
    },
  ],
  expect: {
    steps: [
      {
        call: 'withdraw.create',
        as: rich,
        body: { amount: 500 },
        idempotencyKey: 'one-intent',
        outcome: 'lost',
      },
      { call: 'withdraw.create', as: rich, body: { amount: 500 }, idempotencyKey: 'one-intent' },
    ],
    journal: [
      { name: 'withdraw.create', kind: 'call', outcome: 'ok', times: 1 },
      { name: 'withdraw.create', kind: 'call', outcome: 'replayed', times: 1 },
    ],
    balances: [{ member: rich, account: 'held', is: 500 }],
  },
});
