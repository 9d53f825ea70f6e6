import { seedWorld } from '../../seed.ts';
import { defineScenario } from '../scenario.ts';

const lost = (operation: string) =>
  ({ operation, nth: 1, phase: 'after', effect: { type: 'network', how: 'reset' } }) as const;

export const lostAnswersScenario = defineScenario({
  name: 'lost-answers',
  title: 'The first answer to each way of moving money is lost after the money moved.',
  given: seedWorld,
  faults: [
    lost('wallet.transfer'),
    lost('wallet.transferAll'),
    lost('wallet.add'),
    lost('withdraw.create'),
    lost('withdraw.createAll'),
  ],
});
