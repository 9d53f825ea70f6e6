import { defineScenario } from '../scenario.ts';

export const defaultScenario = defineScenario({
  name: 'default',
  title: 'Every demo member, with four months of history.',
  expect: {
    steps: [{ call: 'wallet.read', as: '0812345678', answer: { wallet: { amount: 25_000 } } }],
    balances: [{ member: '0812345678', account: 'wallet', is: 25_000 }],
  },
});
