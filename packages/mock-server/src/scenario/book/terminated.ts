import { changeSettings } from '../../domains/site/site.ts';
import { seedDemo } from '../../domains/demo.ts';
import { demoHistory } from '../../domains/statement/statement.seed.ts';
import { arrange, defineScenario } from '../scenario.ts';

export const terminatedScenario = defineScenario({
  name: 'terminated',
  title: 'The service is closed: every call answers 410 gone.',
  history: demoHistory,
  given(world) {
    seedDemo(world);
    arrange(world, () => changeSettings(world, { status: 'terminated' }));
  },
});
