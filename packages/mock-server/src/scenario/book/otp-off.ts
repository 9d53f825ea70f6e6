import { changeSettings } from '../../domains/site/site.ts';
import { seedDemo } from '../../domains/demo.ts';
import { demoHistory } from '../../domains/statement/statement.seed.ts';
import { arrange, defineScenario } from '../scenario.ts';

export const otpOffScenario = defineScenario({
  name: 'otp-off',
  title: 'Registration asks for no one-time password.',
  history: demoHistory,
  given(world) {
    seedDemo(world);
    arrange(world, () => changeSettings(world, { registerOTP: false }));
  },
});
