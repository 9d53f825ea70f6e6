import { defineScenario } from '../scenario.ts';

const lost = (operation: string) =>
  ({ operation, nth: 1, phase: 'after', effect: { type: 'network', how: 'reset' } }) as const;

export const lostAnswersScenario = defineScenario({
  name: 'lost-answers',
  title: 'The first answer to each way of moving money is lost after the money moved.',
  faults: [
    lost('wallet.transfer'),
    lost('wallet.transferAll'),
    lost('wallet.add'),
    lost('withdraw.create'),
    lost('withdraw.createAll'),
  ],
  expect: {
    steps: [
      { call: 'withdraw.create', as: '0812345678', body: { amount: 500 }, outcome: 'lost' },
      { call: 'withdraw.create', as: '0812345678', body: { amount: 500 } },
      {
        call: 'wallet.transfer',
        as: '0812345678',
        body: { from: 'wallet', to: 'PG', amount: 10 },
        outcome: 'lost',
      },
      { call: 'wallet.transferAll', as: '0812345678', body: { to: 'PG' }, outcome: 'lost' },
      { call: 'wallet.add', as: '0812345678', body: { amount: 100 }, outcome: 'lost' },
      { call: 'withdraw.createAll', as: '0812345678', body: { amount: 100 }, outcome: 'lost' },
    ],
    journal: [{ name: 'withdraw.create', kind: 'call', outcome: 'ok', times: 2 }],
    balances: [{ member: '0812345678', account: 'held', is: 1_000 }],
  },
});
