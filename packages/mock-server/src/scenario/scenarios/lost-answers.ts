import { defineScenario } from '../scenario.ts';
import { demoPhones } from '@wallet/contract/demo-members';

const lost = (operation: string) =>
  ({ operation, nth: 1, phase: 'after', effect: { type: 'network', how: 'reset' } }) as const;

export const lostAnswersScenario = defineScenario({
  name: 'lost-answers',
  title: 'The first response to each call that moves money is lost after the money moved.',
  faults: [
    lost('wallet.transfer'),
    lost('wallet.transferAll'),
    lost('wallet.add'),
    lost('withdraw.create'),
    lost('withdraw.createAll'),
  ],
  expect: {
    steps: [
      { call: 'withdraw.create', as: demoPhones.rich, body: { amount: 500 }, outcome: 'lost' },
      { call: 'withdraw.create', as: demoPhones.rich, body: { amount: 500 } },
      {
        call: 'wallet.transfer',
        as: demoPhones.rich,
        body: { from: 'wallet', to: 'PG', amount: 10 },
        outcome: 'lost',
      },
      { call: 'wallet.transferAll', as: demoPhones.rich, body: { to: 'PG' }, outcome: 'lost' },
      { call: 'wallet.add', as: demoPhones.rich, body: { amount: 100 }, outcome: 'lost' },
      { call: 'withdraw.createAll', as: demoPhones.rich, body: { amount: 100 }, outcome: 'lost' },
    ],
    journal: [{ name: 'withdraw.create', kind: 'call', outcome: 'ok', times: 2 }],
    balances: [{ member: demoPhones.rich, account: 'held', is: 1_000 }],
  },
});
