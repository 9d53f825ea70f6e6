import { changeSettings } from '../../domains/site/site.ts';
import { defineScenario } from '../scenario.ts';

export const terminatedScenario = defineScenario({
  name: 'terminated',
  title: 'The service is closed: every call answers 410 gone.',
  given: {
    lasts: '0s',
    arrange: (world) =>
      void world.command({ kind: 'control', name: 'site.change' }, () =>
        changeSettings(world, { status: 'terminated' }),
      ),
  },
  expect: {
    play: [
      { call: 'site.active', answer: { status: 'terminated' } },
      { call: 'wallet.read', as: '0812345678', outcome: 'gone' },
    ],
  },
});
