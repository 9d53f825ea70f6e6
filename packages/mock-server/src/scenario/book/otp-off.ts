import { defineScenario } from '../scenario.ts';

export const otpOffScenario = defineScenario({
  name: 'otp-off',
  title: 'Registration asks for no one-time password.',
  given: [{ do: 'site.change', with: { registerOTP: false } }],
  expect: {
    play: [{ call: 'registration.otpSetting', answer: { registerOTP: false } }],
  },
});
