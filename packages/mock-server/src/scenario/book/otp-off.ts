import { changeSettings } from '../../domains/site/site.ts';
import { seedWorld } from '../../seed.ts';
import { arrange, defineScenario } from '../scenario.ts';

export const otpOffScenario = defineScenario({
  name: 'otp-off',
  title: 'Registration asks for no one-time password.',
  given(world) {
    seedWorld(world);
    arrange(world, () => changeSettings(world, { registerOTP: false }));
  },
});
