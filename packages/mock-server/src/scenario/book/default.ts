import { seedWorld } from '../../seed.ts';
import { defineScenario } from '../scenario.ts';

export const defaultScenario = defineScenario({
  name: 'default',
  title: 'Every demo member, with four months of history.',
  given: seedWorld,
});
