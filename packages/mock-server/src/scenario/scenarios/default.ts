import { defineScenario } from '../scenario.ts';
import { demoPhones } from '@wallet/contract/demo-members';

export const defaultScenario = defineScenario({
  name: 'default',
  title: 'Every demo member, with four months of history.',
  expect: {
    steps: [{ call: 'wallet.read', as: demoPhones.rich, answer: { wallet: { amount: 25_000 } } }],
    balances: [{ member: demoPhones.rich, account: 'wallet', is: 25_000 }],
  },
});
