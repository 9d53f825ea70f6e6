import { changeSettings } from '../../domains/site/site.ts';
import { seedWorld } from '../../seed.ts';
import { arrange, defineScenario } from '../scenario.ts';

export const terminatedScenario = defineScenario({
  name: 'terminated',
  title: 'The service is closed: every call answers 410 gone.',
  given(world) {
    seedWorld(world);
    arrange(world, () => changeSettings(world, { status: 'terminated' }));
  },
});
