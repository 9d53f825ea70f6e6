import { seedDemo } from '../../domains/demo.ts';
import { demoHistory } from '../../domains/statement/statement.seed.ts';
import { defineScenario } from '../scenario.ts';

const lost = (operation: string) =>
  ({ operation, nth: 1, phase: 'after', effect: { type: 'network', how: 'reset' } }) as const;

export const lostAnswersScenario = defineScenario({
  name: 'lost-answers',
  title: 'The first answer to each way of moving money is lost after the money moved.',
  history: demoHistory,
  given: seedDemo,
  faults: [
    lost('wallet.transfer'),
    lost('wallet.transferAll'),
    lost('wallet.add'),
    lost('withdraw.create'),
    lost('withdraw.createAll'),
  ],
});
