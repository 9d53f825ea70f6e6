import { changeSettings } from '../../domains/site/site.ts';
import { defineScenario } from '../scenario.ts';

export const otpOffScenario = defineScenario({
  name: 'otp-off',
  title: 'Registration asks for no one-time password.',
  given: {
    lasts: '0s',
    arrange: (world) =>
      void world.command({ kind: 'control', name: 'site.change' }, () =>
        changeSettings(world, { registerOTP: false }),
      ),
  },
  expect: {
    play: [{ call: 'registration.otpSetting', answer: { registerOTP: false } }],
  },
});
