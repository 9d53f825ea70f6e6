import { seedDemo } from '../../domains/demo.ts';
import { demoHistory } from '../../domains/statement/statement.seed.ts';
import { defineScenario } from '../scenario.ts';

export const defaultScenario = defineScenario({
  name: 'default',
  title: 'Every demo member, with four months of history.',
  history: demoHistory,
  given: seedDemo,
});
